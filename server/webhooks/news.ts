import type { News } from '../../api/webhook.ts';
import { isGameId, loadGame } from '../../games/index.ts';
import { LANGUAGES, type Language } from '../../kernel/text.ts';
import { fromRow, type StoredEvent } from '../events/stored-event.ts';
import { namesIn, toEventView } from '../events/event-view.ts';
import type { Services } from '../services.ts';
import type { WebhookRow } from '../storage/social-rows.ts';
import type { MatchResult } from '../storage/results.ts';
import { WEBHOOK_TEXTS } from './text.ts';

const DAY = 86_400_000;
/** Lines of standings in a message. */
const SHOWN = 20;

export type NewsServices = Pick<Services, 'storage' | 'runtime'>;

/** Something to tell. `key` is the same whenever the same thing is found again. */
export interface NewsItem {
  readonly key: string;
  readonly news: News;
  readonly text: string;
  readonly url: string;
  readonly data: object;
}

export const languageOf = ({ language }: WebhookRow): Language =>
  LANGUAGES.find(one => one === language) ?? LANGUAGES[0];

/** Names come from people: in a chat they call no one and are no markup. */
const plain = (name: string): string =>
  name.replaceAll('<', '‹').replaceAll('>', '›').replaceAll('&', '＆').replaceAll('@', '@\u200B');

/** Everything a webhook has to tell, told or not. */
export const newsFor = (services: NewsServices, webhook: WebhookRow, origin: string): Promise<NewsItem[]> =>
  webhook.event === null
    ? ownNews(services, webhook, origin)
    : eventNews(services, webhook, webhook.event, origin);

const gameName = async (game: string, language: Language): Promise<string> =>
  isGameId(game) ? (await loadGame(game)).text[language].name : game;

async function eventNews(
  { storage }: NewsServices,
  webhook: WebhookRow,
  id: string,
  origin: string,
): Promise<NewsItem[]> {
  const row = await storage.events.find(id);
  if (row === undefined || row.organiser !== webhook.person) return [];
  const event = fromRow(row);
  const url = `${origin}/#/events/${id}`;
  return [
    ...roundNews(event, webhook, url),
    ...(await tableNews(storage, event, webhook, origin)),
    ...(await standingNews(storage, event, webhook, url)),
  ];
}

function roundNews({ id, name, state }: StoredEvent, webhook: WebhookRow, url: string): NewsItem[] {
  const { roundStarted } = WEBHOOK_TEXTS[languageOf(webhook)];
  return state.rounds.flatMap(({ tables }, index) =>
    tables.every(({ isMade }) => isMade)
      ? [
          {
            key: `round ${index + 1}`,
            news: 'round-started',
            text: roundStarted(plain(name), index + 1, tables.length),
            url,
            data: { event: id, round: index + 1, tables: tables.map(table => table.id) },
          },
        ]
      : [],
  );
}

/** Tables of a common deal are told when the round is over: until then no one may know. */
async function tableNews(
  storage: NewsServices['storage'],
  event: StoredEvent,
  webhook: WebhookRow,
  origin: string,
): Promise<NewsItem[]> {
  const told = event.state.rounds.filter(({ endedAt }) => endedAt !== null || event.settings.deal === 'own');
  const over = told.flatMap(({ tables }) => tables).filter(({ results }) => results !== null);
  const results = await storage.results.find(over.map(({ id }) => id));
  return Promise.all(results.map(result => finishedItem(storage, result, webhook, origin)));
}

async function finishedItem(
  storage: NewsServices['storage'],
  result: MatchResult,
  webhook: WebhookRow,
  origin: string,
): Promise<NewsItem> {
  const language = languageOf(webhook);
  const text = WEBHOOK_TEXTS[language];
  const ids = result.seats.flatMap(({ person }) => (person === null ? [] : [person]));
  const names = new Map((await storage.people.names(ids)).map(({ id, name }) => [id, name]));
  const nameOf = (person: string | null, bot: string | null): string =>
    plain(bot !== null && person === null ? bot : (names.get(person ?? '') ?? text.someone));
  const ordered = [...result.seats].sort((one, other) => one.place - other.place);
  const places = ordered.map(
    ({ place, person, bot, score }) =>
      `${place}. ${nameOf(person, bot)}${score === null ? '' : ` (${score})`}`,
  );
  return {
    key: `table ${result.table_id}`,
    news: 'table-finished',
    text: text.tableFinished(await gameName(result.game, language), places.join(', ')),
    url: `${origin}/table/${result.table_id}`,
    data: {
      table: result.table_id,
      game: result.game,
      places: ordered.map(({ place, person, bot, score }) => ({ place, name: nameOf(person, bot), score })),
    },
  };
}

async function standingNews(
  storage: NewsServices['storage'],
  event: StoredEvent,
  webhook: WebhookRow,
  url: string,
): Promise<NewsItem[]> {
  const { rounds } = event.state;
  const ended = rounds.filter(({ endedAt }) => endedAt !== null).length;
  if (ended === 0) return [];
  const names = await namesIn(storage, [event]);
  const text = WEBHOOK_TEXTS[languageOf(webhook)];
  const isLast = event.status === 'finished';
  const section = toEventView(event, names, undefined).sections.at(-1);
  const lines = (section?.lines ?? []).map(({ rank, player, points }) => ({
    rank,
    name: plain(names.get(player) ?? text.someone),
    points,
  }));
  const list = lines.slice(0, SHOWN).map(({ rank, name, points }) => `${rank}. ${name}: ${points}`);
  return [
    {
      key: `standings ${ended}${isLast ? ' final' : ''}`,
      news: 'standings',
      text: [text.standings(plain(event.name), ended, isLast), ...list].join('\n'),
      url,
      data: { event: event.id, round: ended, isFinal: isLast, standings: lines },
    },
  ];
}

/** Turns and results of a person's own tables of the last day. A common deal stays a secret until its last table has finished. */
async function ownNews(
  { storage, runtime }: NewsServices,
  webhook: WebhookRow,
  origin: string,
): Promise<NewsItem[]> {
  const { person, created } = webhook;
  const now = runtime.now();
  const language = languageOf(webhook);
  const since = Math.max(created, now - DAY);
  const waiting = new Map(
    (await storage.tables.playedBy(person))
      .filter(({ isTheirTurn }) => isTheirTurn)
      .map(table => [table.id, table]),
  );
  const turns = (await storage.notices.between(person, since, now)).flatMap(({ table_id, n }) => {
    const table = waiting.get(table_id);
    return table === undefined ? [] : [{ table, n }];
  });
  const whose = { person, isPublic: false };
  const { results } = await storage.profiles.results(whose, {}, { limit: 20 });
  const fresh = results.filter(
    ({ ended, released, visibility }) => visibility !== 'sealed' && (released ?? ended) >= since,
  );
  return Promise.all([
    ...turns.map(async ({ table, n }): Promise<NewsItem> => ({
      key: `turn ${table.id} ${n}`,
      news: 'your-turn',
      text: WEBHOOK_TEXTS[language].yourTurn(await gameName(table.game, language)),
      url: `${origin}/table/${table.id}`,
      data: { table: table.id, game: table.game, deadline: table.deadline },
    })),
    ...fresh.map(result => finishedItem(storage, result, webhook, origin)),
  ]);
}
