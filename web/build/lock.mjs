// Lets one process at a time do some work, with a folder as the lock: creating a folder is atomic everywhere.
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const TIME_LIMIT = 10 * 60_000;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** A lock is stale when the process that took it has ended, or ended before it wrote its id. */
function isStale(folder) {
  try {
    return !isAlive(Number(fs.readFileSync(path.join(folder, 'pid'), 'utf8')));
  } catch {
    const taken = fs.statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    return Date.now() - taken > 10_000;
  }
}

function take(folder) {
  try {
    fs.mkdirSync(folder);
    fs.writeFileSync(path.join(folder, 'pid'), String(process.pid));
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Runs `work` while no other process runs work with the same folder. */
export async function runAlone(folder, print, work) {
  const release = () => fs.rmSync(folder, { recursive: true, force: true });
  const deadline = Date.now() + TIME_LIMIT;
  let hasPrinted = false;
  while (!take(folder)) {
    if (isStale(folder)) {
      release();
      continue;
    }
    if (Date.now() > deadline) {
      throw new Error(`another setup did not end. Delete ${folder} and run the command again.`);
    }
    if (!hasPrinted) print('waiting for another setup to end ...');
    hasPrinted = true;
    await sleep(200);
  }
  try {
    await work();
  } finally {
    release();
  }
}
