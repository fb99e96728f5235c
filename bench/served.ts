// A whole server in a process of its own, which tells its parent where it is and, when asked, what it has cost so far.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { serve } from '../server/serve.ts';
import { readSettings } from '../server/settings.ts';

const [data, database = ''] = process.argv.slice(2);
const flags = { port: '0', data, database, rate: '0', log: 'error', 'sleep-after': '8' };
const served = await serve(readSettings(flags, {}, process.cwd()), 'bench');

/** How late the event loop is for a timer of a millisecond: what holds it up shows here. */
const loop = monitorEventLoopDelay({ resolution: 1 });
loop.enable();

process.on('message', wish => {
  if (wish === 'stop') void served.close().then(() => process.exit(0));
  else process.send?.({ kilobytes: wish === 'memory' ? memory() : 0, microseconds: work(), ...delay() });
});
process.send?.({ address: served.address });

/** What is really held: rubbish is thrown away first. */
function memory(): number {
  // Started with --expose-gc; only then is the measure worth anything.
  for (let round = 0; round < 4; round++) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024;
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
