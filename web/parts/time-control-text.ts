import type { Speed } from '../../table/settings.ts';
import { appText } from '../app-text.ts';

/** How much time there is to decide at a table, in words. */
export function speedText(speed: Speed): string {
  const { speed: say } = appText().online;
  if (speed.kind === 'untimed') return say.untimed;
  return speed.kind === 'live'
    ? say.live(Math.round(speed.bank / 60), speed.increment)
    : say.days(speed.days);
}
