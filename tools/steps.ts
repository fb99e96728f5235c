// Runs programs one after another and says how each went.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.dirname(import.meta.dirname);

/** One check: a name for people and the arguments for Node, the program's file first. */
export interface Step {
  readonly name: string;
  readonly run: readonly string[];
}

/** The file of a tool in node_modules. Named directly, because two compilers both want to be `tsc`. */
export const tool = (file: string) => path.join(ROOT, 'node_modules', file);

/** Colours only for eyes, not for logs. */
export const ENVIRONMENT = process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1' };

/** Runs a step, shows what it printed if it failed or had something to say, and tells whether it passed. */
export function passes({ name, run }: Step): boolean {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, run, {
    cwd: ROOT,
    env: ENVIRONMENT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const passed = status === 0;
  console.log(`${passed ? 'ok  ' : 'FAIL'}  ${name.padEnd(12)} ${seconds} s`);
  const said = (stdout + stderr).trim();
  if (!passed || /^warning/m.test(said)) console.log(`\n${said}\n`);
  return passed;
}
