import { Type, type Static, type TSchema } from 'typebox';
import { REACTIONS, type PlayerCommand } from '../table/command.ts';
import type { CommandResult } from '../table/host.ts';
import { schemaFor } from './same-type.ts';
import { enumOf, freeText, Id, strictObject, SeatNumber, Token } from './schema.ts';

export const Key = Type.String({
  pattern: '^[A-Za-z0-9_-]{8,64}$',
  description: 'Idempotency key: unique per command; repeating it returns the earlier result.',
});

const common = {
  version: Type.Integer({ minimum: 0, description: 'The version of the table that the player saw.' }),
  key: Key,
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

/** A member of a union without the fields that every command has. */
type WithCommon<T> = T extends PlayerCommand ? T & { version: number; key: string } : never;

/** What a person asks of a table. */
export const CommandBody = schemaFor<WithCommon<PlayerCommand>>()(
  Type.Union([
    command(
      'sit',
      { seat: SeatNumber },
      'Take an open seat, or one that is kept for you. During the match only an open seat.',
    ),
    command(
      'leave',
      {},
      'Before the start the seat becomes open; the next person becomes the host, or the table closes. During the match a bot takes over.',
    ),
    command(
      'seatBot',
      { seat: SeatNumber, level: Level },
      'Host only: a bot takes a seat without a person. During the match only an open seat.',
    ),
    command('freeSeat', { seat: SeatNumber }, 'Host only, before the start: the seat becomes open.'),
    command('start', {}, 'Host only: start the match; every seat must be taken.'),
    command('close', {}, 'Host only, before the start: close the table.'),
    command(
      'move',
      {
        move: Type.String({
          minLength: 1,
          maxLength: 200,
          description: 'A move in the notation of the game.',
        }),
      },
      'Make a move. `version` must be one at which this decision was already due.',
    ),
    command('undo', {}, 'Undo your last decision at once, if `undo.free` > 0.'),
    command('askUndo', {}, 'Ask the others to let you undo your last decision, if `undo.asking` > 0.'),
    command(
      'answerUndo',
      { agree: Type.Boolean() },
      'Agree or refuse; the player who asked withdraws with `agree: false`.',
    ),
    command('resign', {}, 'Resign permanently; a bot takes over, or the match ends when one seat is left.'),
    command('reclaim', {}, 'Take your seat back from the bot that plays for you.'),
    command('handOver', { seat: SeatNumber }, 'Let a bot take over for a player who has been away too long.'),
    command(
      'kick',
      { seat: SeatNumber },
      'Host only, before the start: frees the seat of a person, who cannot sit or write here again.',
    ),
    command('askAbort', {}, 'Propose to end the match without a result.'),
    command(
      'answerAbort',
      { agree: Type.Boolean() },
      'Agree or refuse; the match is closed when every person agrees.',
    ),
    command('react', { reaction: enumOf(REACTIONS) }, 'Send a picture to everyone at the table.'),
    command(
      'say',
      { text: freeText(500, 'Up to 500 characters.') },
      'Send a chat message to everyone at the table.',
    ),
    command(
      'rematch',
      {},
      'After the end: open a table with the same settings; `rematch` in the table names it.',
    ),
  ]),
);
export type CommandBody = Static<typeof CommandBody>;

export const CommandAnswer = schemaFor<CommandResult>()(
  strictObject({
    version: Type.Integer({ description: 'The version of the table after the command.' }),
    repeated: Type.Optional(Type.Boolean({ description: 'The key was known: nothing was done again.' })),
  }),
);
export type CommandAnswer = CommandResult;

export const InviteAnswer = strictObject({
  invite: Type.Union([Token, Type.Null()], {
    description: 'The link is `/join/<invite>`; null: none is valid.',
  }),
});

export type InviteAnswer = Static<typeof InviteAnswer>;

export const AcceptedInvite = strictObject({ id: Id, ...CommandAnswer.properties });
export type AcceptedInvite = Static<typeof AcceptedInvite>;

export const InviteParams = strictObject({ invite: Token });
