import type { TableView } from './view.ts';

/**
 * Whether the viewer may be helped: where everyone agreed to it by sitting down at such a table, and where all the
 * others are bots. Never in a rated match or an event. A person for whom a bot plays is still a person.
 */
export const mayHaveHints = ({
  settings,
  seats,
  seat,
}: Pick<TableView, 'settings' | 'seats' | 'seat'>): boolean =>
  seat !== null &&
  settings.rated !== true &&
  settings.event === undefined &&
  (settings.hints === true || seats.every(({ kind }, other) => other === seat || kind === 'bot'));
