// Lets one process at a time do some work, with a folder as the lock: making one is atomic everywhere.
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE = 10 * 60_000;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** A lock is stale when the process that took it has gone, or never came to write its number. */
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

/** Does `work` while no other process that asks for the same folder does. */
export async function alone(folder, say, work) {
  const release = () => fs.rmSync(folder, { recursive: true, force: true });
  const deadline = Date.now() + PATIENCE;
  let hasTold = false;
  while (!take(folder)) {
    if (isStale(folder)) {
      release();
      continue;
    }
    if (Date.now() > deadline) {
      throw new Error(`another set-up never ended. Delete ${folder} and run the command again.`);
    }
    if (!hasTold) say('waiting for another set-up to end ...');
    hasTold = true;
    await sleep(200);
  }
  try {
    await work();
  } finally {
    release();
  }
}
