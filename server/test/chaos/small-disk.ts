import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A small disk that can be filled. */
export interface SmallDisk {
  readonly folder: string;
  fill(): void;
  empty(): void;
  remove(): void;
}

/** A file system in memory; undefined where mounting one is not permitted. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'cosecha-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  chmodSync(folder, 0o777);
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'w');
      try {
        for (const part of [1 << 20, 1 << 12, 1]) {
          const bytes = Buffer.alloc(part);
          while (write(file, bytes) === part);
        }
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(ballast, { force: true }),
    remove() {
      execFileSync('umount', ['-l', folder], { stdio: 'ignore' });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function write(file: number, bytes: Buffer): number {
  try {
    return writeSync(file, bytes);
  } catch {
    return 0;
  }
}
