import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Creates a folder that only its owner may enter, and the folders above it that are missing. Node's own option `recursive` never
 * ends where the system answers "no such file" although the folder above exists, as it does below /proc.
 */
export function createFolder(folder: string, create = createOne): void {
  if (isFolder(folder)) return;
  const above = path.dirname(folder);
  if (!existsSync(above)) createFolder(above, create);
  try {
    create(folder);
  } catch (error) {
    // Another process may have been quicker.
    if (!isFolder(folder)) throw error;
  }
}

const createOne = (folder: string): void => {
  mkdirSync(folder, { mode: 0o700 });
};

const isFolder = (folder: string): boolean =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
