/**
 * Estates: rubble and points of each space from left to right. The letters are the two sides of one card, the
 * first row is printed on the board. Stated: eight double-sided cards, a printed estate named Alubari, and that
 * some spaces show five rubble or more. All figures and the other names are reconstructed.
 */
export const ESTATES = [
  { face: 'printed', name: 'Alubari', rubble: [2, 3, 3, 3, 4], points: [1, 2, 2, 2, 3] },
  { face: '1A', name: 'Makaibari', rubble: [3, 3, 3, 3, 3], points: [2, 2, 2, 2, 2] },
  { face: '1B', name: 'Castleton', rubble: [2, 4, 4, 5], points: [1, 3, 3, 5] },
  { face: '2A', name: 'Happy Valley', rubble: [2, 2, 2, 3, 3, 3], points: [1, 1, 1, 2, 2, 2] },
  { face: '2B', name: "Margaret's Hope", rubble: [3, 4, 4, 4], points: [2, 3, 3, 4] },
  { face: '3A', name: 'Badamtam', rubble: [2, 3, 4, 5], points: [1, 2, 3, 5] },
  { face: '3B', name: 'Thurbo', rubble: [2, 2, 3, 3, 4], points: [1, 1, 2, 2, 4] },
  { face: '4A', name: 'Goomtee', rubble: [5, 4, 3, 2], points: [4, 3, 2, 1] },
  { face: '4B', name: 'Jungpana', rubble: [2, 3, 3, 3, 3], points: [1, 2, 2, 2, 3] },
  { face: '5A', name: 'Sivitar', rubble: [3, 2, 3, 2, 3, 2], points: [2, 1, 2, 1, 2, 1] },
  { face: '5B', name: 'Giddapahar', rubble: [3, 5, 3, 4], points: [2, 4, 2, 3] },
  { face: '6A', name: 'Longview', rubble: [2, 2, 2, 2, 3, 4], points: [1, 1, 1, 1, 2, 3] },
  { face: '6B', name: 'Lingia', rubble: [4, 3, 4, 3], points: [3, 2, 3, 2] },
  { face: '7A', name: 'Balasun', rubble: [2, 3, 4, 3, 3], points: [1, 2, 3, 2, 2] },
  { face: '7B', name: 'Glenburn', rubble: [6, 4, 5], points: [5, 3, 5] },
  { face: '8A', name: 'Ging', rubble: [3, 3, 4, 5], points: [2, 2, 3, 4] },
  { face: '8B', name: 'Singtom', rubble: [2, 2, 3, 4, 4], points: [1, 1, 2, 3, 3] },
] as const;
export type EstateFace = (typeof ESTATES)[number]['face'];

/** Place of the printed estate in `ESTATES`; the sides of card n (from 0) stand at 1 + 2n and 2 + 2n. */
export const PRINTED_ESTATE = 0;
