/** Runs `work` while no other process runs work with the same folder. */
export function runAlone(
  folder: string,
  print: (line: string) => void,
  work: () => Promise<void>,
): Promise<void>;
