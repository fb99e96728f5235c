// Boards and the app's preferences ask a browser for its media when they are loaded. Import this file before them.

/** Whether the fake browser's system asks for reduced motion. Every other question is answered with yes. */
export const reducedMotion = { matches: true };

const answer = (query: string): object => {
  const media = query.includes('reduced-motion') ? reducedMotion : { matches: true };
  return Object.defineProperty(new EventTarget(), 'matches', { get: () => media.matches });
};

globalThis.matchMedia ??= answer as typeof matchMedia;
