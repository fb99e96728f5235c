import { recomputeStore } from '../server/ratings/recompute-store.ts';
import { StoreError } from '../server/storage/storage.ts';
import type { CliContext } from './context.ts';
import { requireStore } from './existing-store.ts';
import { reasonOf } from './files.ts';
import { print } from './output.ts';
import { settingsOf, type ServeOptions } from './serve.ts';
import { UsageError } from './usage-error.ts';

/** Computes every rating again from the log of results. */
export async function ratingsCommand(
  action: string,
  given: ServeOptions,
  { text }: CliContext,
): Promise<void> {
  if (action !== 'recompute') throw new UsageError(text.ratings.unknown(action));
  try {
    const { matches, ratings, differences } = await recomputeStore(
      requireStore(settingsOf(given, text), text),
    );
    print(text.ratings.recomputed(matches, ratings));
    print(text.ratings.differences(differences));
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const { kind, where } = error;
    const reason = reasonOf(error, text);
    if (kind === 'in-use') throw new UsageError(text.serve.inUse(where));
    throw new UsageError(
      kind === 'no-folder' ? text.serve.noFolder(where, reason) : text.serve.noDatabase(where, reason),
    );
  }
}
