// `cosecha/bots`: opponents for every game.
export type { AnalysedMove, Analyser, Analysis, AnalysisRequest } from '../bots/analysis.ts';
export { createAnalyser } from '../bots/analysis.ts';
export type { Bot, BotKind, Decision } from '../bots/bot.ts';
export type { BotSpec, SeatedBot } from '../bots/index.ts';
export { BOTS, createBot, formatBotSpec, parseBotSpec } from '../bots/index.ts';
export { LEVELS } from '../bots/level-ids.ts';
export { levelRating } from '../bots/scale.ts';
