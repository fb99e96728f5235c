// A whole server in a process of its own, which tells its parent where it is and, when asked, what it has cost so far.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '../server/start.ts';
import { readSettings } from '../server/config.ts';

const [data, database = ''] = process.argv.slice(2);
const flags = { port: '0', data, database, rate: '0', log: 'error', 'sleep-after': '8' };
const served = await serve(readSettings(flags, {}, process.cwd()), 'bench');

/** How late the event loop is for a timer of a millisecond: what holds it up shows here. */
const loop = monitorEventLoopDelay({ resolution: 1 });
loop.enable();

process.on('message', wish => {
  if (wish === 'stop') void served.close().then(() => process.exit(0));
  else void cost(wish === 'memory').then(said => process.send?.(said));
});
process.send?.({ address: served.address });

async function cost(isMemoryAsked: boolean): Promise<object> {
  return { kilobytes: isMemoryAsked ? await memory() : 0, microseconds: work(), ...delay() };
}

/** What is really held: rubbish is thrown away first, some of which is let go only by the next turns of the loop. */
async function memory(): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 8; round++) {
    // Started with --expose-gc; only then is the measure worth anything.
    globalThis.gc?.();
    await wait(150);
    const { heapUsed, external } = process.memoryUsage();
    least = Math.min(least, heapUsed + external);
  }
  return least / 1024;
}

/** Processor time used so far. */
function work(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Milliseconds since this was last asked. */
function delay(): { delayP50: number; delayP99: number; delayMost: number } {
  const [delayP50, delayP99, delayMost] = [loop.percentile(50), loop.percentile(99), loop.max].map(
    nanoseconds => Math.max(0, nanoseconds / 1e6 - 1),
  );
  loop.reset();
  return { delayP50, delayP99, delayMost };
}
