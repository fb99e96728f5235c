import { expect, test } from 'vitest';
import { jsonEqual, firstDifference } from '../json-equal.ts';
import { chip, eventText, joinList, seatNames, plainText, plural, say, type AnyGameText } from '../text.ts';

test('a sentence joins words, chips, numbers and sentences', () => {
  const names = seatNames(['Ana', 'Blas']);
  const inner = say`${chip('gold', 3, '3 gold')} today`;
  const sentence = say`${names.player(1)} earns ${inner}, ${2} times`;
  expect(plainText(sentence)).toBe('Blas earns 3 gold today, 2 times');
  expect(sentence[0]).toEqual({ chip: 'seat', of: 1, label: 'Blas' });
});

test('counts take the form of their language', () => {
  const forms = { one: 'fruto', other: 'frutos' };
  expect([0, 1, 2].map(count => plural('es', count, forms))).toEqual(['0 frutos', '1 fruto', '2 frutos']);
  expect(plural('en', 1, { one: 'fruit', other: 'fruits' })).toBe('1 fruit');
});

test('numbers below zero have a true minus sign', () => {
  expect(plural('en', -2, { one: 'point', other: 'points' })).toBe('−2 points');
  expect(plainText(say`${-10} to ${16}`)).toBe('−10 to 16');
});

test('lists are joined as the language does', () => {
  expect(joinList('es', ['a', 'b', 'c'])).toBe('a, b y c');
  expect(joinList('en', ['a', 'b'])).toBe('a and b');
});

test('a missing sentence is a defect and says so', () => {
  const empty: Pick<AnyGameText, 'events'> = { events: {} };
  // Only the events are looked at here.
  expect(() => eventText(empty as AnyGameText, { type: 'odd' }, seatNames([]))).toThrow(
    'no sentence for odd',
  );
});

test('JSON values are compared whatever the order of keys, and the first difference is named', () => {
  expect(jsonEqual({ a: [1, { b: null }], c: 2 }, { c: 2, a: [1, { b: null }] })).toBe(true);
  expect(jsonEqual([], {})).toBe(false);
  expect(jsonEqual({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(firstDifference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('a.1.b: 2 against 3');
});
