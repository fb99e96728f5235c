#!/usr/bin/env node
// The command. In a clone it runs the sources as they are; in an installed package the built files, since
// Node erases no types below node_modules.
import { existsSync } from 'node:fs';

const WANTED = 24;

if (Number(process.versions.node.split('.')[0]) < WANTED) {
  process.stderr.write(`cosecha needs Node ${WANTED} or newer; this is ${process.versions.node}.\n`);
  process.exitCode = 2;
} else {
  const source = new URL('../cli/main.ts', import.meta.url);
  await import(existsSync(source) ? source.href : new URL('../dist/cli/main.js', import.meta.url).href);
}
