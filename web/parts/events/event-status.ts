import type { EventSummary } from '../../../api/event.ts';
import { eventsText } from '../../events/events-text.ts';
import { locale } from '../../preferences.ts';

/** When an event starts, or how far it is. */
export function statusText({ status, settings, players, round, rounds }: EventSummary): string {
  const { event: say } = eventsText();
  if (status === 'playing') return say.roundOf(round, rounds);
  if (status !== 'open') return say.statuses[status];
  const { start } = settings;
  if (start.kind === 'full') return say.startsFull(players, start.players);
  const format = new Intl.DateTimeFormat(locale(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return say.startsAt(format.format(start.at), players);
}
