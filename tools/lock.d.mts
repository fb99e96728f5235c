/** Does `work` while no other process that asks for the same folder does. */
export function alone(folder: string, say: (line: string) => void, work: () => Promise<void>): Promise<void>;
