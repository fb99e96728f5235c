import type { Language } from '../kernel/text.ts';
import type { LevelId } from './level-ids.ts';
import { en, type LevelText } from './text/en.ts';
import { es } from './text/es.ts';

const TEXTS: Readonly<Record<Language, Readonly<Record<LevelId, LevelText>>>> = { en, es };

export const levelText = (level: LevelId, language: Language): LevelText => TEXTS[language][level];
