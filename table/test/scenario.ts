import type { AnyGame } from '../../kernel/game.ts';
import { seedFrom } from '../../kernel/seed.ts';
import { toy } from '../../kernel/test/toy.ts';
import { act } from '../act.ts';
import type { Circumstance, Occurrence, Wish } from '../command.ts';
import type { Fact } from '../entry.ts';
import { open } from '../evolve.ts';
import { seated, type Place } from '../place.ts';
import { Refused } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { legalMoves, type Company } from '../sight.ts';
import { toAct, type Table } from '../table.ts';

export const PEOPLE = ['ana', 'blas', 'cora'];

export const company: Company = {
  name: person => person.toUpperCase(),
  isHere: () => true,
  isProgram: () => false,
};

/** A table told in sentences: who wants what, and when. */
export class Scenario {
  table: Table;
  readonly facts: Fact[] = [];
  now = 1000;
  away: number[] = [];

  constructor(
    wanted: Partial<Settings> = {},
    places: readonly Place[] = PEOPLE.map(seated),
    game: AnyGame = toy,
  ) {
    const settings: Settings = {
      game: game.meta.id,
      config: { players: places.length, options: {} },
      language: 'es',
      visibility: 'private',
      speed: { kind: 'untimed' },
      undo: 'free',
      ...wanted,
    };
    const entry = { type: 'opened', settings, host: 'ana', places } as const;
    const { table, fact } = open(game, { n: 1, at: this.now, entry });
    this.table = table;
    this.facts.push(fact);
  }

  /** A person asks for something, having seen the table as it is unless `seen` says otherwise. */
  wish(person: string, wish: Wish, seen = this.table.version): this {
    return this.take(act(this.table, { ...wish, person }, this.circumstance(seen)));
  }

  occur(occurrence: Occurrence, seen = this.table.version): this {
    return this.take(act(this.table, occurrence, this.circumstance(seen)));
  }

  /** The code of the refusal that a wish meets; undefined when it is granted. */
  refusal(person: string, wish: Wish, seen = this.table.version): string | undefined {
    try {
      act(this.table, { ...wish, person }, this.circumstance(seen));
      return undefined;
    } catch (error) {
      if (error instanceof Refused) return error.code;
      throw error;
    }
  }

  start(): this {
    return this.wish('ana', { type: 'start' });
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

  /** Whoever is to act makes a move. */
  move(index = 0, seat = this.acting[0]): this {
    return this.wish(PEOPLE[seat], { type: 'move', move: this.choice(seat, index) });
  }

  private take({ table, facts }: { table: Table; facts: readonly Fact[] }): this {
    this.table = table;
    this.facts.push(...facts);
    return this;
  }

  private circumstance(seen: number): Circumstance {
    return {
      now: this.now,
      seen,
      seed: seedFrom('table test'),
      standIn: 'easy',
      isLevel: level => level === 'easy',
      away: this.away,
      next: 'rematch-table',
    };
  }
}
