import type { EventSettings, NewEvent } from '../../api/event.ts';
import { fewestPlayers, rulesError } from '../../events/format.ts';
import { isGameId, loadGame } from '../../games/index.ts';
import { completeConfig, configError } from '../../kernel/match.ts';
import { requireName } from '../people/name.ts';
import { isProtected } from '../people/protected.ts';
import { idFromText, newToken } from '../people/token.ts';
import { RequestError } from '../request-error.ts';
import type { Services } from '../services.ts';
import { capacityOf, rulesOf, toRow } from './stored-event.ts';

const MINUTE = 60_000;
const YEAR = 366 * 24 * 60 * MINUTE;
/** Events that one person organises at a time. */
const MOST_OPEN = 10;
const DEFAULTS = { rounds: 5, pause: { live: 60, correspondence: 0 } } as const;

/** Makes an event; the same key of the same person is the same event. */
export async function createEvent(services: Services, person: string, wanted: NewEvent): Promise<string> {
  const { storage, runtime } = services;
  await requireAccount(services, person);
  const settings = await settingsOf(wanted, runtime.now());
  const id = idFromText(`event ${person} ${wanted.key}`);
  if ((await storage.events.find(id)) !== undefined) return id;
  if ((await storage.events.countOpen(person)) >= MOST_OPEN)
    throw new RequestError('too-many-events', `you already organise ${MOST_OPEN} events that are not over`);
  await storage.events.add(
    toRow({
      id,
      version: 1,
      status: 'open',
      name: requireName(wanted.name),
      game: wanted.game,
      organiser: person,
      settings,
      state: { entrants: [], rounds: [] },
      secret: newToken(),
      due: settings.start.kind === 'time' ? settings.start.at : null,
      created: runtime.now(),
    }),
  );
  return id;
}

/** Only people who can always sign in again take part: another try would need another account of that kind. */
export async function requireAccount({ storage }: Services, person: string): Promise<void> {
  if (!(await isProtected(storage, person)))
    throw new RequestError('needs-account', 'protect your account first: add a passkey or a recovery code');
}

async function settingsOf(wanted: NewEvent, now: number): Promise<EventSettings> {
  const { game, format, tableSize, speed, start } = wanted;
  if (!isGameId(game))
    throw new RequestError('bad-settings', `unknown game ${game}: GET /api/meta lists the games`);
  const { meta } = (await loadGame(game)).game;
  const config = { players: tableSize, options: wanted.options ?? {} };
  const settings: EventSettings = {
    options: {},
    language: wanted.language ?? 'en',
    format,
    tableSize,
    rounds: wanted.rounds ?? DEFAULTS.rounds,
    groupSize: wanted.groupSize ?? 2 * tableSize,
    finalists: wanted.finalists ?? (wanted.deal === 'common' ? 2 * tableSize : tableSize),
    deal: wanted.deal ?? 'own',
    speed,
    start,
    pause: wanted.pause ?? DEFAULTS.pause[speed.kind],
    ...(wanted.vacations === 'off' ? { vacations: 'off' } : {}),
  };
  const rules = rulesOf(settings);
  const fault = configError(meta, config) ?? rulesError(rules) ?? startError(settings, now);
  if (fault !== undefined) throw new RequestError('bad-settings', fault);
  return { ...settings, options: { ...completeConfig(meta, config).options } };
}

function startError(settings: EventSettings, now: number): string | undefined {
  const fewest = fewestPlayers(rulesOf(settings));
  if (capacityOf(settings) < fewest) return `this event needs at least ${fewest} players`;
  const { start } = settings;
  if (start.kind !== 'time') return undefined;
  return start.at < now - MINUTE || start.at > now + YEAR
    ? 'an event starts within a year from now'
    : undefined;
}
