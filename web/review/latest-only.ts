/** Runs one save at a time. Calls during a save lead to one more after it, and end when that one has ended. */
export function latestOnly(save: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isStale = false;
  const saveAll = async (): Promise<void> => {
    while (isStale) {
      isStale = false;
      await save();
    }
    running = undefined;
  };
  return () => {
    isStale = true;
    running ??= saveAll();
    return running;
  };
}
