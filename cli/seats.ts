import { formatBotSpec, parseBotSpec, type BotSpec } from '../bots/index.ts';
import type { MatchRecord } from '../kernel/record.ts';
import type { CliText } from './text/text.ts';

/** Names for the seats of bots, in the order of the table. */
const BOT_NAMES = ['Ana', 'Blas', 'Cora', 'Darío', 'Elsa', 'Fermín'] as const;

/** A bot at a table is written `Ana (flat:400)` in a record, so that a resumed match knows who plays. */
export const botLabel = (index: number, opponent: BotSpec): string =>
  `${BOT_NAMES[index % BOT_NAMES.length]} (${formatBotSpec(opponent)})`;

const LABEL = /^(.+) \(([a-z][a-z0-9-]*(?::\d+)?)\)$/;

export const nameIn = (label: string): string => LABEL.exec(label)?.[1] ?? label;

/** The bot that a label names; undefined for people, and for bots this program does not have. */
export function opponentIn(label: string): BotSpec | undefined {
  const name = LABEL.exec(label)?.[2];
  return name === undefined ? undefined : parseBotSpec(name);
}

/** The names at the table of a record, or "Player 1" and so on when it does not say. */
export function namesAt({ seats, config }: Pick<MatchRecord, 'seats' | 'config'>, text: CliText): string[] {
  return Array.from({ length: config.players }, (_, seat) =>
    seats === undefined ? text.player(seat + 1) : nameIn(seats[seat]),
  );
}
