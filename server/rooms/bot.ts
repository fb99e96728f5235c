import { setTimeout as wait } from 'node:timers/promises';
import { botAt } from '../../table/place.ts';
import { legalMoves } from '../../table/sight.ts';
import { botToAct } from '../../table/table.ts';
import type { BotTurn } from '../bots/turn.ts';
import { occur } from './desk.ts';
import { guarded, inRoom, wake, type Hall } from './hall.ts';

interface Question {
  readonly version: number;
  readonly turn: Omit<BotTurn, 'chance' | 'time'>;
}

/** Lets the bot whose turn it is think, once. */
export function moveBot(hall: Hall, id: string): void {
  void think(hall, id).catch((error: unknown) => hall.complain(error, id));
}

async function think(hall: Hall, id: string): Promise<void> {
  const question = await inRoom(hall, id, async room => {
    if (room.isBotThinking) return undefined;
    const table = await wake(hall, room);
    const seat = botToAct(table);
    const level = seat === undefined ? undefined : botAt(table.places[seat]);
    if (seat === undefined || level === undefined || table.match === null) return undefined;
    room.isBotThinking = true;
    const { match, game } = table;
    return guarded(hall, room, (): Question => {
      const turn = {
        game: game.meta.id,
        level,
        seat,
        view: game.view(match.state, seat),
        moves: legalMoves(table, seat),
      };
      return { version: table.version, turn };
    });
  });
  if (question === undefined) return;
  const [move] = await Promise.all([hall.bots.choose(question.turn), wait(hall.policy.botPace)]);
  const room = hall.rooms.get(id);
  if (room !== undefined) room.isBotThinking = false;
  await occur(hall, id, { type: 'botMove', seat: question.turn.seat, move }, question.version);
  // While it thought the table may have gone on to another decision of a bot.
  await think(hall, id);
}
