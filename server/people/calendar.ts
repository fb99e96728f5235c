import { isGameId, loadGame } from '../../games/index.ts';
import type { Language } from '../../kernel/text.ts';
import { NOTICE_TEXTS } from '../notifications/text.ts';
import type { DataStore } from '../storage/storage.ts';

/** A decision that waits for a person, and until when. */
export interface Deadline {
  readonly table: string;
  readonly game: string;
  readonly deadline: number;
}

/** The earliest first. */
export async function deadlinesOf({ tables }: DataStore, person: string): Promise<Deadline[]> {
  const played = await tables.playedBy(person);
  return played.flatMap(({ id, game, isTheirTurn, deadline }) =>
    isTheirTurn && deadline !== null ? [{ table: id, game, deadline }] : [],
  );
}

const time = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Deadlines as a calendar that programs can subscribe to (RFC 5545). */
export async function calendarText(
  deadlines: readonly Deadline[],
  { language, origin, now }: { language: Language; origin: string; now: number },
): Promise<string> {
  const events = await Promise.all(
    deadlines.map(async ({ table, game, deadline }) => {
      const name = isGameId(game) ? (await loadGame(game)).text[language].name : game;
      return [
        'BEGIN:VEVENT',
        `UID:${table}-${deadline}@cosecha`,
        `DTSTAMP:${time(now)}`,
        `DTSTART:${time(deadline)}`,
        `SUMMARY:${NOTICE_TEXTS[language].turnTitle(name)}`,
        `URL:${origin}/table/${table}`,
        'END:VEVENT',
      ];
    }),
  );
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Cosecha//Deadlines//EN'];
  return `${[...head, ...events.flat(), 'END:VCALENDAR'].join('\r\n')}\r\n`;
}
