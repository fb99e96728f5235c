import type { AnyGame } from '../../kernel/game.ts';
import { seedFrom } from '../../kernel/seed.ts';
import { toy } from '../../kernel/test/toy.ts';
import { decide } from '../decide.ts';
import type { CommandContext, HostCommand, PlayerCommand } from '../command.ts';
import type { AppliedEntry } from '../entry.ts';
import { initialTable } from '../apply.ts';
import { personSeat, type SeatState } from '../seat-state.ts';
import { CommandError } from '../command-error.ts';
import type { StandingOrder } from '../standing-order.ts';
import type { TableSettings } from '../settings.ts';
import { legalMoves, type PeopleInfo } from '../view.ts';
import { toAct, type Table } from '../table.ts';

export const PEOPLE = ['ana', 'blas', 'cora'];

export const people: PeopleInfo = {
  name: person => person.toUpperCase(),
  isHere: () => true,
  isProgram: () => false,
};

/** A table told in sentences: who wants what, and when. */
export class Scenario {
  table: Table;
  readonly entries: AppliedEntry[] = [];
  now = 1000;
  away: number[] = [];
  orders: StandingOrder[] = [];

  constructor(
    wanted: Partial<TableSettings> = {},
    places: readonly SeatState[] = PEOPLE.map(personSeat),
    game: AnyGame = toy,
  ) {
    const settings: TableSettings = {
      game: game.meta.id,
      config: { players: places.length, options: {} },
      language: 'es',
      visibility: 'private',
      speed: { kind: 'untimed' },
      undo: 'free',
      ...wanted,
    };
    const opened = { type: 'opened', settings, host: 'ana', places } as const;
    const { table, entry } = initialTable(game, { n: 1, at: this.now, entry: opened });
    this.table = table;
    this.entries.push(entry);
  }

  /** A person asks for something, having seen the table as it is unless `seen` says otherwise. */
  send(person: string, command: PlayerCommand, seen = this.table.version): this {
    return this.take(decide(this.table, { ...command, person }, this.contextAt(seen)));
  }

  sendFromHost(command: HostCommand, seen = this.table.version): this {
    return this.take(decide(this.table, command, this.contextAt(seen)));
  }

  /** The code with which a command is refused; undefined when it is not. */
  refusal(person: string, command: PlayerCommand, seen = this.table.version): string | undefined {
    try {
      decide(this.table, { ...command, person }, this.contextAt(seen));
      return undefined;
    } catch (error) {
      if (error instanceof CommandError) return error.code;
      throw error;
    }
  }

  start(): this {
    return this.send('ana', { type: 'start' });
  }

  later(milliseconds: number): this {
    this.now += milliseconds;
    return this;
  }

  get acting(): readonly number[] {
    return toAct(this.table);
  }

  /** The first legal move of the seat, or the n-th. */
  choice(seat: number, index = 0): string {
    const moves = legalMoves(this.table, seat);
    return moves[index % moves.length];
  }

  /** The first player to act makes a move. */
  move(index = 0, seat = this.acting[0]): this {
    return this.send(PEOPLE[seat], { type: 'move', move: this.choice(seat, index) });
  }

  private take({ table, entries }: { table: Table; entries: readonly AppliedEntry[] }): this {
    this.table = table;
    this.entries.push(...entries);
    return this;
  }

  contextAt(seen: number): CommandContext {
    return {
      now: this.now,
      seenVersion: seen,
      seed: seedFrom('table test'),
      standIn: 'easy',
      isKnownBot: level => level === 'easy',
      absentSeats: this.away,
      rematchId: 'rematch-table',
      orders: this.orders,
    };
  }
}
