// A whole server in a process of its own, which tells its parent where it is and, when asked, what memory it holds.
import { serve } from '../server/serve.ts';
import { readSettings } from '../server/settings.ts';

const [data, database = ''] = process.argv.slice(2);
const flags = { port: '0', data, database, rate: '0', log: 'error', 'sleep-after': '8' };
const served = await serve(readSettings(flags, {}, process.cwd()), 'bench');

process.on('message', wish => {
  if (wish === 'stop') void served.close().then(() => process.exit(0));
  else process.send?.({ kilobytes: wish === 'memory' ? memory() : 0, microseconds: work() });
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
