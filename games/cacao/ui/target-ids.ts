/** Where a target is drawn, and which move it stands for. */
export const handId = (name: string): string => `hand:${name}`;
export const displayId = (name: string): string => `display:${name}`;
export const cellId = (x: number, y: number): string => `cell:${x},${y}`;
export const edgeId = (x: number, y: number, edge: string): string => `edge:${x},${y},${edge}`;
export const workId = (x: number, y: number, edge: string, amount: number): string =>
  `work:${x},${y},${edge},${amount}`;
