import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

import { deadSentences } from '../dead-text.ts';

const root = mkdtempSync(path.join(tmpdir(), 'cosecha-text-'));
afterAll(() => rmSync(root, { recursive: true }));

const FILES: Readonly<Record<string, string>> = {
  'web/text/text.ts': `
    export interface AppText {
      readonly title: string;
      readonly menu: { readonly open: string; readonly close: string };
      readonly greet: (guest: Guest) => string;
      readonly byKind: Kinds;
      readonly old: string;
    }
    /** A parameter, not a table. */
    interface Guest { readonly nickname: string }
    interface Kinds { readonly coin: string; readonly card: string; readonly dice: string }
  `,
  'web/text/en.ts': `
    import type { AppText } from './text.ts';
    export const en: AppText = {
      title: 'Title', menu: { open: 'Open', close: 'Close' }, greet: ({ nickname }) => nickname,
      byKind: { coin: 'coin', card: 'card', dice: 'dice' }, old: 'Old',
    };
    export const again = en.old;
  `,
  'web/screen.ts': `
    import { en } from './text/en.ts';
    import type { AppText } from './text/text.ts';
    const other = { close: 1, dice: 2 };
    export const shown = (text: AppText, kind: 'coin' | 'card') => {
      const { title } = text;
      return [title, en.menu['open'], text.greet({ nickname: 'Ana' }), text.byKind[kind], other.close, other.dice];
    };
  `,
  'web/test/screen.test.ts': `import { en } from '../text/en.ts';\nexport const tested = en.menu.close;`,
  'games/tea/text/lesson.en.ts': `
    export const lesson = { first: 'First', second: 'Second' };
    export type LessonText = Readonly<Record<keyof typeof lesson, string>>;
  `,
  'games/tea/ui/lesson.ts': `
    import type { LessonText } from '../text/lesson.en.ts';
    export const step = (text: LessonText) => text.first;
  `,
};

for (const [file, text] of Object.entries(FILES)) {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

test('a sentence that only texts, tests or other objects name is found', () => {
  expect(deadSentences(root, Object.keys(FILES), [])).toEqual([
    'web/text/text.ts: AppText.menu.close',
    'web/text/text.ts: Kinds.dice',
    'web/text/text.ts: AppText.old',
    'games/tea/text/lesson.en.ts: lesson.second',
  ]);
});

test('a group that is looked up by an id counts as read', () => {
  expect(deadSentences(root, Object.keys(FILES), ['web/text/text.ts: Kinds.'])).not.toContain(
    'web/text/text.ts: Kinds.dice',
  );
});
