import { GAME_IDS, loadGame, type GameId } from '../../../games/index.ts';
import { LANGUAGES } from '../../../kernel/text.ts';
import { failures } from '../../../api/error.ts';
import { Health, Meta } from '../../../api/meta.ts';
import { BOT_LEVELS } from '../../bots/levels.ts';
import type { Services } from '../../services.ts';
import type { ApiInstance } from '../instance.ts';

export function metaRoutes(app: ApiInstance, { version, pusher, mailer }: Services): void {
  app.get(
    '/api/health',
    {
      config: { isPublic: true, isUnlimited: true },
      schema: {
        tags: ['server'],
        summary: 'Health check',
        security: [],
        response: { 200: Health, ...failures },
      },
    },
    () => ({ status: 'ok' as const, version }),
  );
  app.get(
    '/api/meta',
    {
      config: { isPublic: true },
      schema: {
        tags: ['server'],
        summary: 'Server metadata',
        security: [],
        response: { 200: Meta, ...failures },
      },
    },
    async () => ({
      version,
      languages: [...LANGUAGES],
      games: await Promise.all(GAME_IDS.map(metaOf)),
      bots: [...BOT_LEVELS],
      pushKey: pusher?.publicKey ?? null,
      email: mailer !== undefined,
    }),
  );
}

async function metaOf(game: GameId): Promise<Meta['games'][number]> {
  const { id, rules, replays, players, options } = (await loadGame(game)).game.meta;
  return {
    id,
    rules,
    ...(replays === undefined ? {} : { replays: [...replays] }),
    players: { ...players },
    options: options.map(option => ({
      id: option.id,
      values: [...option.values],
      default: option.default,
      ...(option.players === undefined ? {} : { players: [...option.players] }),
    })),
  };
}
