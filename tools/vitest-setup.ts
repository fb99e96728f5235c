import fc from 'fast-check';

// The same examples on every machine and every run; a failure found here can be found again.
fc.configureGlobal({ seed: 20261115 });
