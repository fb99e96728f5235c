import { setTimeout as wait } from 'node:timers/promises';
import type { Installation } from './installation.ts';
import { signalTree, type Restartable } from './processes.ts';

/** Something that goes wrong for a while and is over when `inflict` is done. */
export interface Fault {
  readonly name: string;
  /** The part that suffers: two faults of the same part do not come at the same time. */
  readonly part: string;
  inflict(milliseconds: number): Promise<void>;
}

const LATE = 400;

/** Every fault that this installation can suffer. */
export const faultsOf = (installation: Installation): Fault[] => [
  ...processFaults([...installation.servers, ...installation.workers]),
  ...linkFaults(installation),
  ...databaseFaults(installation),
  ...brokerFaults(installation),
  ...diskFaults(installation),
];

const during = async (milliseconds: number, start: () => void, end: () => void): Promise<void> => {
  start();
  await wait(milliseconds);
  end();
};

const processFaults = (processes: readonly Restartable[]): Fault[] =>
  processes.flatMap(one => [
    {
      name: `kill -9 ${one.name}`,
      part: one.name,
      async inflict(milliseconds) {
        await one.kill();
        await wait(milliseconds / 2);
        await one.start();
      },
    },
    {
      name: `stop and continue ${one.name}`,
      part: one.name,
      inflict: milliseconds => during(milliseconds, one.pause, one.resume),
    },
  ]);

const linkFaults = ({ links }: Installation): Fault[] =>
  links.flatMap(({ name, proxy }): Fault[] => [
    {
      name: `cut ${name}`,
      part: name,
      inflict: milliseconds => {
        const timer = setInterval(proxy.cut, 200);
        return during(milliseconds, proxy.cut, () => clearInterval(timer));
      },
    },
    {
      name: `delay ${name}`,
      part: name,
      inflict: milliseconds =>
        during(
          milliseconds,
          () => proxy.delay(LATE),
          () => proxy.delay(0),
        ),
    },
    {
      name: `freeze ${name}`,
      part: name,
      inflict: milliseconds => during(milliseconds, proxy.freeze, proxy.thaw),
    },
    // Whoever is at the other end of such a connection is never told: servers have to notice, browsers take their time.
    ...(name.startsWith('clients')
      ? []
      : [
          {
            name: `sever ${name}`,
            part: name,
            inflict: (milliseconds: number) => during(milliseconds, proxy.sever, () => undefined),
          },
        ]),
  ]);

const databaseFaults = ({ database }: Installation): Fault[] =>
  database === undefined
    ? []
    : [
        {
          name: 'kill -9 the database',
          part: 'the database',
          async inflict(milliseconds) {
            signalTree(database.pid(), 'SIGKILL');
            await wait(milliseconds / 2);
            await database.start();
          },
        },
        {
          name: 'restart the database',
          part: 'the database',
          async inflict(milliseconds) {
            await database.stop();
            await wait(milliseconds / 2);
            await database.start();
          },
        },
        {
          name: 'stop and continue the database',
          part: 'the database',
          inflict(milliseconds) {
            const pid = database.pid();
            return during(
              milliseconds,
              () => signalTree(pid, 'SIGSTOP'),
              () => signalTree(pid, 'SIGCONT'),
            );
          },
        },
      ];

const brokerFaults = ({ redis }: Installation): Fault[] =>
  redis === undefined
    ? []
    : [
        {
          name: 'kill -9 the broker',
          part: 'the broker',
          async inflict(milliseconds) {
            await redis.stop();
            await wait(milliseconds);
            await redis.start();
          },
        },
        {
          name: 'stop and continue the broker',
          part: 'the broker',
          inflict(milliseconds) {
            const pid = redis.pid() ?? 0;
            return during(
              milliseconds,
              () => signalTree(pid, 'SIGSTOP'),
              () => signalTree(pid, 'SIGCONT'),
            );
          },
        },
      ];

const diskFaults = ({ disk, database }: Installation): Fault[] =>
  disk === undefined
    ? []
    : [
        {
          name: 'fill the disk',
          part: 'the database',
          async inflict(milliseconds) {
            await during(milliseconds, disk.fill, disk.empty);
            // A database without room for its log recovers or ends; whoever runs it starts it again.
            if (database === undefined) return;
            for (let attempt = 0; attempt < 50; attempt++) {
              if (await database.isAnswering()) return;
              await wait(100);
            }
            await database.start();
          },
        },
      ];
