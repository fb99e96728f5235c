/** A line of a table's log as a client got it. */
export interface SeenLine {
  readonly n: number;
  /** Everything else about it, in JSON. */
  readonly text: string;
}

/** A command that a client sent, again and again until it was answered. */
export interface SentCommand {
  readonly table: string;
  /** A move of a seat, or a message with a text of its own. */
  readonly what: { readonly seat: number } | { readonly said: string };
  /** Before it was sent for the first time, and after it was answered. */
  readonly sentAt: number;
  readonly answeredAt: number;
  /** The version it led to; undefined when it was refused. */
  readonly version: number | undefined;
}

/** Everything that the stream of a person at a table brought, over all its connections. */
export interface SeenStream {
  readonly table: string;
  readonly viewer: string;
  readonly lines: readonly SeenLine[];
  /** The whole log as the store gave it to the same person at the end. */
  readonly log: readonly SeenLine[];
}

/**
 * Versions make the check simple: each command has its own, so that the order of the log is the only possible one. What
 * was answered before something else was sent must come before it.
 */
export const checkHistory = (commands: readonly SentCommand[], streams: readonly SeenStream[]): string[] => [
  ...streams.flatMap(checkStream),
  ...[...Map.groupBy(commands, ({ table }) => table)].flatMap(([table, sent]) =>
    checkCommands(table, sent, streams.find(stream => stream.table === table)?.log ?? []),
  ),
];

function checkNumbers(what: string, lines: readonly SeenLine[]): string[] {
  const gap = lines.findIndex(({ n }, index) => n !== index + 1);
  return gap === -1 ? [] : [`${what} has line ${lines[gap].n} in place of ${gap + 1}`];
}

/** A stream shows the stored lines from the first to the last, each once. */
function checkStream({ table, viewer, lines, log }: SeenStream): string[] {
  const what = `the stream of ${viewer} at ${table}`;
  const faults = [...checkNumbers(`the log of ${table}`, log), ...checkNumbers(what, lines)];
  for (const { n, text } of lines)
    if (log[n - 1]?.text !== text) faults.push(`${what} shows another line ${n} than the stored one`);
  if (lines.length !== log.length) faults.push(`${what} ends at ${lines.length} of ${log.length}`);
  return faults;
}

/** A line as far as the check reads it. */
interface Line {
  readonly type: string;
  readonly seat?: number;
  readonly by?: string;
  readonly text?: string;
}

/** Each acknowledged command is stored once, and nothing else by people is. */
function checkCommands(table: string, sent: readonly SentCommand[], log: readonly SeenLine[]): string[] {
  const faults: string[] = [];
  // Written by `toSeen` from a line.
  const lines = log.map(({ text }) => JSON.parse(text) as Line);
  const done = sent.flatMap(command =>
    command.version === undefined ? [] : [{ ...command, version: command.version }],
  );
  const places = done.map(({ what, version }) => placeOf(lines, what, version));
  places.forEach((place, index) => {
    if (place === undefined) faults.push(`${table}: ${JSON.stringify(done[index])} is not in the log`);
  });
  const distinct = new Set(places.filter(place => place !== undefined));
  if (distinct.size !== places.length) faults.push(`${table}: two commands share a line of the log`);
  const byPeople = lines.filter(({ type, by }) => type === 'said' || (type === 'moved' && by === 'person'));
  if (byPeople.length !== done.length)
    faults.push(`${table}: ${done.length} commands were acknowledged and ${byPeople.length} are stored`);
  const byVersion = done.toSorted((one, other) => one.version - other.version);
  let latestSent = 0;
  for (const { sentAt, answeredAt, version } of byVersion) {
    if (answeredAt < latestSent)
      faults.push(`${table}: version ${version} was answered before an earlier one was sent`);
    latestSent = Math.max(latestSent, sentAt);
  }
  return faults;
}

/** Where the log has the command that led to a version; moves that the table made by itself may follow it. */
function placeOf(lines: readonly Line[], what: SentCommand['what'], version: number): number | undefined {
  for (let index = version - 1; index >= 0; index--) {
    const line = lines[index] as Line | undefined;
    if (line === undefined) return undefined;
    if (line.type === 'moved' && line.by === 'table') continue;
    const isIt = 'said' in what ? line.text === what.said : line.by === 'person' && line.seat === what.seat;
    return isIt ? index + 1 : undefined;
  }
  return undefined;
}
