import type { Acts } from '../../api/moderation.ts';
import type { DataStore } from '../storage/storage.ts';

const LISTED = 100;
/** The author of what is done on the command line. */
export const COMMAND_LINE = 'command-line';

/** What operators did, with the names of today. */
export async function listActs({ moderation, people }: DataStore, before?: number): Promise<Acts> {
  const rows = await moderation.acts(LISTED, before);
  const ids = new Set(rows.flatMap(({ operator, target }) => [operator, target]));
  const names = new Map((await people.names([...ids])).map(({ id, name }) => [id, name]));
  return {
    acts: rows.map(({ operator, target, ...act }) => ({
      ...act,
      operator: operator === COMMAND_LINE ? null : { id: operator, name: names.get(operator) ?? null },
      target,
      targetName: names.get(target) ?? null,
    })),
  };
}
