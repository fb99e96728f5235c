import { CommandError } from '../command-error.ts';
import type { PlayerCommand } from '../command.ts';
import { personSeat } from '../seat-state.ts';
import { humanSeatsToAct } from '../table.ts';
import { legalMoves } from '../view.ts';
import { createSimHost, TABLE, type SimHost, type SimViewer } from './sim-host.ts';
import { LostConnection, SimWorld, type PlantedFaults } from './sim-world.ts';

const HOSTS = 3;
const PEOPLE = ['ana', 'blas'];
const COMMANDS = 6;
/** More steps than this mean that something goes round in circles. */
const MAX_STEPS = 20_000;

interface Acknowledged {
  readonly person: string;
  readonly key: string;
  readonly version: number;
}

/** One seeded run; returns what went wrong, an empty list when nothing did. */
export async function simulate(seed: number, planted: PlantedFaults = {}): Promise<string[]> {
  const world = new SimWorld(seed, planted);
  const { faults } = world;
  const hosts: SimHost[] = [];
  let born = 0;

  const start = (index: number): void => {
    const name = `host-${born++}`;
    hosts[index] = createSimHost(world, name, version => {
      for (const other of hosts) if (other.name !== name) signal(world, other, version);
    });
  };
  for (let index = 0; index < HOSTS; index++) start(index);
  const created = hosts[0].host.create(TABLE, [
    {
      type: 'opened',
      settings: {
        game: 'toy',
        config: { players: 3, options: {} },
        language: 'en',
        visibility: 'public',
        speed: { kind: 'untimed' },
        undo: 'free',
      },
      host: 'ana',
      places: [...PEOPLE.map(personSeat), { kind: 'bot', level: 'random' }],
    },
  ]);
  world.isRough = false;
  while (await world.advance());
  await created;
  world.isRough = true;

  const viewers = PEOPLE.map(name => openViewer(world, name, hosts, faults));
  const acknowledged: Acknowledged[] = [];
  const unfinished = new Set(PEOPLE);
  for (const person of PEOPLE)
    void playPerson(world, person, hosts, acknowledged)
      .catch((error: unknown) => void faults.push(`${person}: ${String(error)}`))
      .finally(() => void unfinished.delete(person));

  for (let steps = 0; unfinished.size > 0 && steps < MAX_STEPS; steps++) {
    if (world.happens(2)) crash(world, hosts, world.random.below(HOSTS), start, viewers);
    if (world.happens(4) && planted.noSweep !== true) world.oneOf(hosts).sweep();
    await world.advance();
  }
  if (unfinished.size > 0) return [...faults, 'the people never finished'];
  // The faults end: now everything has to become right by itself.
  world.isRough = false;
  while (await world.advance());
  for (let round = 0; round < 2 && planted.noSweep !== true; round++) {
    for (const host of hosts) host.sweep();
    while (await world.advance());
  }
  check(world, viewers, acknowledged, faults);
  return faults;
}

/** A signal may get lost, come twice, or come late; it is only a hint. */
function signal(world: SimWorld, to: SimHost, version: number): void {
  if (world.isRough && world.happens(25)) return;
  const copies = world.happens(15) ? 2 : 1;
  for (let copy = 0; copy < copies; copy++) world.later(to.name, () => to.onSignal(version));
}

interface Viewer extends SimViewer {
  readonly name: string;
  at: SimHost | undefined;
  reopen(): void;
}

/** A stream that is opened again, from where it was, whenever its host is gone. */
function openViewer(world: SimWorld, name: string, hosts: readonly SimHost[], faults: string[]): Viewer {
  let seen = 0;
  const viewer: Viewer = {
    name,
    version: 0,
    at: undefined,
    hear(entries) {
      for (const { n, entry } of entries) {
        if (n !== seen + 1) faults.push(`${name} saw entry ${n} after ${seen}`);
        if (n > world.log.length) faults.push(`${name} saw entry ${n} before it was stored`);
        else if (JSON.stringify(world.log[n - 1].entry) !== JSON.stringify(entry))
          faults.push(`${name} saw another entry ${n} than the stored one`);
        seen = n;
      }
    },
    reopen() {
      const host = world.oneOf(hosts);
      viewer.at = host;
      host.open(viewer).catch((error: unknown) => {
        world.report(error);
        if (error instanceof LostConnection) viewer.reopen();
      });
    },
  };
  viewer.reopen();
  return viewer;
}

function crash(
  world: SimWorld,
  hosts: readonly SimHost[],
  index: number,
  start: (index: number) => void,
  viewers: readonly Viewer[],
): void {
  const gone = hosts[index];
  world.crash(gone.name);
  gone.viewers.clear();
  start(index);
  for (const viewer of viewers) if (viewer.at === gone) viewer.reopen();
}

/** A person sends one command after the other, and each of them again until it is answered. */
async function playPerson(
  world: SimWorld,
  person: string,
  hosts: readonly SimHost[],
  acknowledged: Acknowledged[],
): Promise<void> {
  for (let count = 0; count < COMMANDS; count++) {
    const key = `key-${count}`;
    const { version } = await insist(world, person, key, hosts, wish(world, person, count));
    if (version !== undefined) acknowledged.push({ person, key, version });
  }
}

type Wish = (host: SimHost) => Promise<{ command: PlayerCommand; version: number }>;

/** What a person wants: the first one starts the match, then they move or talk as the table allows. */
const wish =
  (world: SimWorld, person: string, count: number): Wish =>
  host =>
    host.host.withTable(TABLE, async live => {
      const table = await host.host.load(live);
      const { version } = table;
      if (table.status === 'open' && person === 'ana') return { command: { type: 'start' }, version };
      const seat = PEOPLE.indexOf(person);
      const mayMove = humanSeatsToAct(table).includes(seat) && world.happens(70);
      if (!mayMove) return { command: { type: 'say', text: `${person} ${count}` }, version };
      return { command: { type: 'move', move: world.oneOf(legalMoves(table, seat)) }, version };
    });

async function insist(
  world: SimWorld,
  person: string,
  key: string,
  hosts: readonly SimHost[],
  want: Wish,
): Promise<{ version?: number }> {
  let asked: { command: PlayerCommand; version: number } | undefined;
  for (;;) {
    const host = world.oneOf(hosts);
    try {
      const { command, version } = (asked ??= await orGivenUp(world, host, hosts, want(host)));
      const request = { person, key, command, version };
      return await orGivenUp(world, host, hosts, host.host.handleCommand(TABLE, request));
    } catch (error) {
      if (error instanceof CommandError) return {};
      if (!(error instanceof LostConnection)) throw error;
    }
  }
}

/** An answer of a host that crashes never comes: its client notices some time. */
function orGivenUp<T>(
  world: SimWorld,
  host: SimHost,
  hosts: readonly SimHost[],
  answer: Promise<T>,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    let isOver = false;
    const end = (): void => {
      isOver = true;
    };
    answer.then(resolve, reject).finally(end);
    const look = (): void => {
      if (!hosts.includes(host)) reject(new LostConnection());
      else if (!isOver) world.later(undefined, look);
    };
    look();
  });
}

function check(
  world: SimWorld,
  viewers: readonly Viewer[],
  acknowledged: readonly Acknowledged[],
  faults: string[],
): void {
  world.log.forEach(({ n }, index) => {
    if (n !== index + 1) faults.push(`the log has entry ${n} at position ${index + 1}`);
  });
  for (const viewer of viewers)
    if (viewer.version !== world.log.length)
      faults.push(`${viewer.name} is at version ${viewer.version} of ${world.log.length}`);
  const keyed = world.log.filter(({ key }) => key !== undefined);
  const names = keyed.map(({ by, key }) => `${by} ${key}`);
  if (new Set(names).size !== names.length) faults.push('a command was done twice');
  for (const { person, key, version } of acknowledged) {
    const n = keyed.find(entry => entry.by === person && entry.key === key)?.n;
    if (n === undefined)
      faults.push(`the command ${key} of ${person} was acknowledged and is not in the log`);
    else if (
      n > version ||
      world.log.slice(n, version).some(entry => entry.by !== person || entry.key !== undefined)
    )
      faults.push(`the command ${key} of ${person} is entry ${n} and was answered with version ${version}`);
  }
}
