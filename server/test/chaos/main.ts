// npm run chaos: many tables in play while everything that can go wrong does. Ends with one line of JSON.
import { parseArgs } from 'node:util';
import { STORES } from '../test-server.ts';
import { runChaos } from './chaos-run.ts';
import { describeRecovery } from './inflict-all.ts';

const HELP = `npm run chaos -- [OPTIONS]
  --store NAME        ${STORES.join(' or ')} (sqlite)
  --redis             signals and limits over Redis
  --minutes N         ends after this time (2)
  --faults N          or after this many faults (100000)
  --seed N            chooses the faults, their order and their length (1)
  --tables N          tables in play (10)
  --abreast N         faults at the same time, each of another part (2)
  --longest N         milliseconds that a fault lasts at most (1500)
  --patience N        seconds that a table may stand still after a fault (10)
  --slow N            says more about standstills of so many seconds (5)`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '2' },
    faults: { type: 'string', default: '100000' },
    store: { type: 'string', default: 'sqlite' },
    redis: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    tables: { type: 'string', default: '10' },
    abreast: { type: 'string', default: '2' },
    longest: { type: 'string', default: '1500' },
    patience: { type: 'string', default: '10' },
    slow: { type: 'string', default: '5' },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const store = STORES.find(name => name === values.store);
if (store === undefined) throw new Error(`--store is one of ${STORES.join(', ')}`);
const report = await runChaos({
  store,
  withRedis: values.redis,
  seed: Number(values.seed),
  tables: Number(values.tables),
  faults: Number(values.faults),
  seconds: Number(values.minutes) * 60,
  abreast: Number(values.abreast),
  longest: Number(values.longest),
  patience: Number(values.patience),
  onFault(faults, recovery) {
    const names = faults.map(({ name, from, to }) => `${name} (${((to - from) / 1000).toFixed(1)} s)`);
    console.error(`${names.join(' + ')}: everything went on after ${describeRecovery(recovery)}`);
    if (recovery.seconds >= Number(values.slow)) console.error(`  last: ${recovery.last.join(', ')}`);
  },
});
console.log(JSON.stringify(report));
process.exit(report.problems.length === 0 ? 0 : 1);
