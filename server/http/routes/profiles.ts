import { Readable } from 'node:stream';
import { LEVELS } from '../../../bots/level-ids.ts';
import { levelRating } from '../../../bots/scale.ts';
import { isGameId, loadGame } from '../../../games/index.ts';
import { failures } from '../../../api/error.ts';
import {
  HistoryQuery,
  Ladder,
  LadderParams,
  LadderQuery,
  PeopleQuery,
  Profile,
  RatingHistory,
  ResultLines,
  ResultsQuery,
  VisiblePeople,
} from '../../../api/profile.ts';
import { IdParams } from '../../../api/schema.ts';
import { emblemOf } from '../../people/emblem.ts';
import { exportPerson } from '../../people/export.ts';
import { ratingFields, readPublicProfile, readRatingHistory, readResults } from '../../people/profile.ts';
import { visiblePeople } from '../../people/result-line.ts';
import { SETTLED } from '../../ratings/rate-match.ts';
import { notFound } from '../../request-error.ts';
import type { Services } from '../../services.ts';
import type { ApiInstance } from '../instance.ts';
import { personOf } from '../auth.ts';

const tags = ['people'];
const PAGE = 50;

/** Profiles, results, ratings and ladders. */
export function profileRoutes(app: ApiInstance, services: Services): void {
  app.get(
    '/api/people',
    {
      schema: {
        tags,
        summary: 'Check whose profiles you may see',
        querystring: PeopleQuery,
        response: { 200: VisiblePeople, ...failures },
      },
    },
    async request => ({
      visible: await visiblePeople(services.storage, request.query.ids.split(','), personOf(request)),
    }),
  );
  app.get(
    '/api/people/:id',
    {
      schema: {
        tags,
        summary: "Get someone's profile",
        params: IdParams,
        response: { 200: Profile, ...failures },
      },
    },
    request => readPublicProfile(services, request.params.id, personOf(request)),
  );
  app.get(
    '/api/people/:id/results',
    {
      schema: {
        tags,
        summary: "List someone's results",
        params: IdParams,
        querystring: ResultsQuery,
        response: { 200: ResultLines, ...failures },
      },
    },
    request => {
      const { limit, players, ...rest } = request.query;
      return readResults(services, request.params.id, personOf(request), {
        ...rest,
        limit: limit === undefined ? PAGE : Number(limit),
        players: players === undefined ? undefined : Number(players),
      });
    },
  );
  app.get(
    '/api/people/:id/ratings',
    {
      schema: {
        tags,
        summary: "Get the history of someone's ratings",
        params: IdParams,
        querystring: HistoryQuery,
        response: { 200: RatingHistory, ...failures },
      },
    },
    request => readRatingHistory(services, request.params.id, personOf(request), request.query),
  );
  app.get(
    '/api/me/export',
    {
      config: { limit: { of: 'creations', cost: 5 } },
      schema: { tags, summary: 'Download everything about you as one file', response: failures },
    },
    // A file: it has no schema.
    async (request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="cosecha-my-data.json"')
        .send(Readable.from(exportPerson(services, personOf(request))) as never),
  );
  app.get(
    '/api/ratings/:game',
    {
      schema: {
        tags,
        summary: 'List the strongest players of a game',
        params: LadderParams,
        querystring: LadderQuery,
        response: { 200: Ladder, ...failures },
      },
    },
    async request => {
      const { game } = request.params;
      const { pace = 'live', limit, after } = request.query;
      if (!isGameId(game)) throw notFound();
      const page = { limit: limit === undefined ? PAGE : Number(limit), after };
      const { players, before, next } = await services.storage.profiles.ladder(
        { game, pace, ...SETTLED },
        page,
      );
      const { heuristics } = await loadGame(game);
      return {
        players: players.map((row, index) => ({
          position: before + index + 1,
          id: row.player,
          name: row.name,
          ...emblemOf({ ...row, id: row.player }),
          ...ratingFields(row),
        })),
        bots: LEVELS.map(level => ({ level, rating: levelRating(level, heuristics) })),
        next,
      };
    },
  );
}
