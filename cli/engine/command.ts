import { createInterface } from 'node:readline';
import { parseBotSpec } from '../../bots/index.ts';
import type { CliContext } from '../context.ts';
import { printJson } from '../output.ts';
import { UsageError } from '../usage-error.ts';
import { startSession } from './session.ts';
import { createThinker } from './thinking.ts';

export interface EngineOptions {
  readonly bot?: string;
}

const DEFAULT_BOT = 'level-3';

/** Speaks the engine protocol: a line of JSON in, a line of JSON out, until the input ends. */
export async function engineCommand(options: EngineOptions, { text }: CliContext): Promise<void> {
  const bot = options.bot ?? DEFAULT_BOT;
  if (parseBotSpec(bot) === undefined) throw new UsageError(text.engine.unknownBot(bot));
  const session = startSession(createThinker(bot));
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() !== '') printJson(await session.answer(line));
  }
}
