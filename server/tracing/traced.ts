import type { TableHost } from '../../table/host.ts';
import type { Thinker } from '../bots/thinker.ts';
import type { TableStore } from '../storage/tables.ts';
import type { ServerTable } from '../tables/server-table.ts';
import type { Tracer } from './tracer.ts';

/** The same store, with a span for every change of a table that is written. */
export const tracedTables = (tables: TableStore, tracer: Tracer): TableStore => ({
  ...tables,
  append: write =>
    tracer.measure(
      'database commit',
      'client',
      { 'table.id': write.id, 'table.version': write.row.version, 'table.entries': write.entries.length },
      () => tables.append(write),
      isWritten => ({ outcome: isWritten ? 'written' : 'overtaken' }),
    ),
});

/** The same bots, with a span for every decision, from the bot's turn to its move. */
export const tracedBots = (bots: Thinker, tracer: Tracer): Thinker => ({
  ...bots,
  choose: (job, source) =>
    tracer.measure(
      'bot decision',
      'internal',
      { 'table.id': source.table, 'bot.level': job.level, game: job.game, 'bot.moves': job.moves.length },
      () => bots.choose(job, source),
      move => ({ outcome: move === undefined ? 'no longer due' : 'decided' }),
    ),
});

/** The same host, with a span for every command. Bots' turns are not part of the request that led to them. */
export const tracedHost = (host: TableHost<ServerTable>, tracer: Tracer): TableHost<ServerTable> => ({
  ...host,
  handleCommand: (id, request, mayEnter) =>
    tracer.measure(
      'table command',
      'internal',
      { 'table.id': id, 'command.type': request.command.type },
      () => host.handleCommand(id, request, mayEnter),
      ({ version }) => ({ 'table.version': version }),
    ),
  playBot: id => tracer.apart(() => host.playBot(id)),
});
