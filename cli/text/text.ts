import type { en } from './en.ts';

/** Everything the command line says in one language; the compiler demands every sentence. */
export type CliText = typeof en;
