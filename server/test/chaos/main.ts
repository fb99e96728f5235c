// npm run chaos: many tables in play while everything that can go wrong does. Ends with one line of JSON.
import { parseArgs } from 'node:util';
import { STORES } from '../test-server.ts';
import { runChaos } from './chaos-run.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '2' },
    faults: { type: 'string', default: '100000' },
    store: { type: 'string', default: 'sqlite' },
    redis: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    tables: { type: 'string', default: '10' },
    abreast: { type: 'string', default: '2' },
    longest: { type: 'string', default: '1500' },
    patience: { type: 'string', default: '10' },
  },
});
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
  onFault: (name, recovery) => console.error(`${name}: everything went on after ${recovery.toFixed(1)} s`),
});
console.log(JSON.stringify(report));
process.exit(report.problems.length === 0 ? 0 : 1);
