import type { BotKind } from './bot.ts';
import { flat } from './flat.ts';
import { random } from './random.ts';

/** The bots that play every game, weakest first. */
export const BOTS: readonly BotKind[] = [random, flat];

/** A bot with its budget, as a command line or a lobby names it. */
export interface Opponent {
  readonly kind: BotKind;
  readonly playouts: number;
}

/** The most playouts that a name may ask for. */
const MOST_PLAYOUTS = 1_000_000;

/** `flat` or `flat:400`, the number being the playouts for a decision; undefined when there is no such bot. */
export function parseOpponent(text: string): Opponent | undefined {
  const [, name, playouts] = /^([a-z]+)(?::([1-9]\d{0,6}))?$/.exec(text) ?? [];
  const kind = BOTS.find(bot => bot.name === name);
  if (kind === undefined) return undefined;
  if (playouts === undefined) return { kind, playouts: kind.playouts };
  if (kind.playouts === 0 || Number(playouts) > MOST_PLAYOUTS) return undefined;
  return { kind, playouts: Number(playouts) };
}

/** The name that gives back the same opponent. */
export const opponentName = ({ kind, playouts }: Opponent): string =>
  kind.playouts === 0 ? kind.name : `${kind.name}:${playouts}`;
