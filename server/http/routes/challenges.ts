import { AttemptAnswer, Challenge, ChallengeParams, ChallengeQuery } from '../../../api/challenge.ts';
import { failures } from '../../../api/error.ts';
import { isGameId, type GameId } from '../../../games/index.ts';
import { beginAttempt, dayOf, readChallenge } from '../../events/challenge.ts';
import { notFound } from '../../request-error.ts';
import type { Services } from '../../services.ts';
import { personOf } from '../auth.ts';
import type { ApiInstance } from '../instance.ts';

const tags = ['events'];

export function challengeRoutes(app: ApiInstance, services: Services): void {
  const requireGame = (game: string): GameId => {
    if (!isGameId(game)) throw notFound();
    return game;
  };
  app.get(
    '/api/challenges/:game',
    {
      config: { isPublic: true },
      schema: {
        tags,
        summary: "Get a day's challenge",
        security: [],
        params: ChallengeParams,
        querystring: ChallengeQuery,
        response: { 200: Challenge, ...failures },
      },
    },
    request =>
      readChallenge(services, requireGame(request.params.game), {
        day: request.query.day ?? dayOf(services.runtime.now()),
        person: request.visitor?.person,
      }),
  );
  app.post(
    '/api/challenges/:game/attempts',
    {
      config: { limit: { of: 'creations' } },
      schema: {
        tags,
        summary: "Begin your attempt at today's challenge",
        params: ChallengeParams,
        response: { 200: AttemptAnswer, ...failures },
      },
    },
    async request => ({
      table: await beginAttempt(services, requireGame(request.params.game), personOf(request)),
    }),
  );
}
