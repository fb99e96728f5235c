import { Type, type Static, type TSchema } from 'typebox';
import type { PlayerCommand } from '../table/command.ts';
import { strictObject, SeatNumber, Token, words } from './schema.ts';

const common = {
  version: Type.Integer({ minimum: 0, description: 'The version of the table that the player saw.' }),
  key: Type.String({
    pattern: '^[A-Za-z0-9_-]{8,64}$',
    description: 'Fresh for each wish; the same key again is answered, not done again.',
  }),
};

const command = <T extends string, F extends Record<string, TSchema>>(
  type: T,
  fields: F,
  description: string,
) => strictObject({ type: Type.Literal(type), ...common, ...fields }, { title: type, description });

export const Level = Type.String({
  pattern: '^[a-z]+[a-z0-9-]*(:[0-9]{1,7})?$',
  maxLength: 40,
  description: 'The name of a bot, as `GET /api/meta` lists them.',
  examples: ['level-2'],
});

/** What a person asks of a table. */
export const CommandBody = Type.Union([
  command('sit', { seat: SeatNumber }, 'Take an open seat, or one that is kept for you, before the start.'),
  command(
    'leave',
    {},
    'Before the start the seat becomes free; the table goes to the next person, or is closed. During the match a bot plays on.',
  ),
  command(
    'seatBot',
    { seat: SeatNumber, level: Level },
    'Host, before the start: a bot takes a seat without a person.',
  ),
  command('freeSeat', { seat: SeatNumber }, 'Host, before the start: the seat becomes open.'),
  command('start', {}, 'Host: all seats are taken, the match begins.'),
  command('close', {}, 'Host, before the start: the table is given up.'),
  command(
    'move',
    {
      move: Type.String({ minLength: 1, maxLength: 200, description: 'A move in the notation of the game.' }),
    },
    'Make a move. `version` must be one at which this very decision was already asked for.',
  ),
  command('undo', {}, 'Take back your last decision at once, where `undo.free` says so.'),
  command('askUndo', {}, 'Ask the others to let you take back your last decision. Bots agree.'),
  command(
    'answerUndo',
    { agree: Type.Boolean() },
    'Agree or refuse; whoever asked withdraws with `agree: false`.',
  ),
  command('resign', {}, 'Give up for good; a bot plays on, or the match ends when one seat is left.'),
  command('reclaim', {}, 'Take your seat back from the bot that plays on for you.'),
  command('handOver', { seat: SeatNumber }, 'Let a bot play on for somebody who has been away for long.'),
  command('say', { text: words(500, 'Up to 500 characters.') }, 'Say something to everybody at the table.'),
  command(
    'rematch',
    {},
    'After the end: open a table with the same settings; `rematch` in the table names it.',
  ),
]);
export type CommandBody = Static<typeof CommandBody>;

/** The wish inside a command. Each member of the union above spells a wish: this does not compile otherwise. */
export const commandOf = (body: CommandBody): PlayerCommand => body;

export const CommandAnswer = strictObject({
  version: Type.Integer({ description: 'The version of the table after the command.' }),
  repeated: Type.Optional(Type.Boolean({ description: 'The key was known: nothing was done again.' })),
});

export const InviteAnswer = strictObject({
  invite: Type.Union([Token, Type.Null()], {
    description: 'The link is `/join/<invite>`; null: none is valid.',
  }),
});

export const InviteParams = strictObject({ invite: Token });
