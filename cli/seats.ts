import { formatBotSpec, parseBotSpec, type BotSpec } from '../bots/index.ts';
import type { MatchRecord } from '../kernel/record.ts';
import type { Seat } from '../kernel/seat.ts';
import type { CliText } from './text/text.ts';

/** Names for bots, by seat. */
const BOT_NAMES = ['Ana', 'Blas', 'Cora', 'Darío', 'Elsa', 'Fermín'] as const;

/** A record names a bot `Ana (flat:400)`, so that a resumed match knows which bot plays. */
export const botLabel = (index: number, spec: BotSpec): string =>
  labelOf(BOT_NAMES[index % BOT_NAMES.length], formatBotSpec(spec));

const labelOf = (name: string, bot: string): string => `${name} (${bot})`;

const LABEL = /^(.+) \(([a-z][a-z0-9-]*(?::\d+)?)\)$/;

/** A seat of a record: the player's name, and the bot that plays there. */
export interface SeatLabel {
  readonly name: string;
  /** undefined for people, and for bots that this program does not have. */
  readonly bot: BotSpec | undefined;
}

export function parseLabel(label: string): SeatLabel {
  const [, name, bot] = LABEL.exec(label) ?? [];
  return { name: name ?? label, bot: bot === undefined ? undefined : parseBotSpec(bot) };
}

/** The seats of a record. The app writes the bots apart from the names, the command line into them. */
export function seatLabels(
  { seats, bots, config }: Pick<MatchRecord, 'seats' | 'bots' | 'config'>,
  text: CliText,
): SeatLabel[] {
  return Array.from({ length: config.players }, (_, seat: Seat) => {
    const { name, bot } = parseLabel(seats?.[seat] ?? text.player(seat + 1));
    return { name, bot: bot ?? parseBotSpec(bots?.[seat] ?? '') };
  });
}

/** The form in which a record names a seat. */
export const formatLabel = ({ name, bot }: SeatLabel): string =>
  bot === undefined ? name : labelOf(name, formatBotSpec(bot));
