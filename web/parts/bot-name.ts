import { isLevel } from '../../bots/level-ids.ts';
import { levelText } from '../../bots/text.ts';
import { appText } from '../app-text.ts';
import { preferences } from '../preferences.ts';

/** "Grower (normal)" without its explanation, where the room is narrow. */
export const shortName = (name: string): string => name.replace(/ \(.*\)$/, '');

/** A bot by its strength; one that the app has no name for is just a bot. */
export const botName = (level: string): string =>
  isLevel(level) ? shortName(levelText(level, preferences.value.language).name) : appText().table.bot;
