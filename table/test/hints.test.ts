import { describe, expect, test } from 'vitest';
import { mayHaveHints } from '../hints.ts';
import type { TableSettings } from '../settings.ts';
import type { SeatView } from '../view.ts';

const settings: TableSettings = {
  game: 'toy',
  config: { players: 2, options: {} },
  language: 'en',
  visibility: 'private',
  speed: { kind: 'untimed' },
  undo: 'free',
};
const person: SeatView = {
  kind: 'person',
  person: 'p',
  name: null,
  isHere: true,
  isProgram: false,
  bot: null,
  because: null,
};
const bot: SeatView = { ...person, kind: 'bot', person: null, bot: 'level-1' };

describe('who may have hints', () => {
  test('someone who plays against bots alone', () => {
    expect(mayHaveHints({ settings, seats: [person, bot, bot], seat: 0 })).toBe(true);
  });

  test('no one among people, not even while a bot plays for the others', () => {
    const away: SeatView = { ...person, bot: 'level-2', because: 'away' };
    expect(mayHaveHints({ settings, seats: [person, person], seat: 0 })).toBe(false);
    expect(mayHaveHints({ settings, seats: [person, away], seat: 0 })).toBe(false);
  });

  test('no one in an event, where others play the same deal', () => {
    const daily = { ...settings, event: { kind: 'daily', id: 'toy', round: 1, deal: 'common' } } as const;
    expect(mayHaveHints({ settings: daily, seats: [person, bot], seat: 0 })).toBe(false);
  });

  test('no one in a rated match, not even against bots', () => {
    const rated = { ...settings, rated: true, hints: true } as const;
    expect(mayHaveHints({ settings: rated, seats: [person, person], seat: 0 })).toBe(false);
    expect(mayHaveHints({ settings: rated, seats: [person, bot], seat: 0 })).toBe(false);
  });

  test('everyone with a seat where all agreed', () => {
    const agreed = { ...settings, hints: true } as const;
    expect(mayHaveHints({ settings: agreed, seats: [person, person], seat: 1 })).toBe(true);
    expect(mayHaveHints({ settings: agreed, seats: [person, person], seat: null })).toBe(false);
  });
});
