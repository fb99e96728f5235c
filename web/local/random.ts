const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');

export const freshSeed = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

export const freshId = (): string => hex(crypto.getRandomValues(new Uint8Array(6)));

export const freshNumber = (): number => crypto.getRandomValues(new Int32Array(1))[0];
