import { expect, test } from 'vitest';

import { findLeftovers } from '../standalone.ts';

// Each in two halves, so that the check does not find them in this file.
test.each([
  ['see ..', '/shared/notes.md'],
  ['cat "/wo', 'rk/main"'],
  ['/ro', 'ot/.config'],
  ['https://regis', 'try.example.org/x'],
  ['describe.on', "ly('a', f)"],
  ['test.sk', "ip('a', f)"],
  ['// TO', 'DO later'],
])('%s%s may not stay', (first, second) => {
  expect(findLeftovers('a.ts', first + second)).toHaveLength(1);
});

test.each([
  'games/cacao/wo'.concat('rk/a.ts'),
  'sharedWins',
  'the root/top of it',
  'text.only(2)',
  'todo list',
  'turns.skip(1)',
])('%s is fine', line => {
  expect(findLeftovers('a.ts', line)).toEqual([]);
});

test('the line is named', () => {
  expect(findLeftovers('a.ts', `one\n${'// TO'.concat('DO')} two`)[0]).toMatch(/^a\.ts:2 /);
});
