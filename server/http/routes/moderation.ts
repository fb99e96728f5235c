import { Type } from 'typebox';
import { failures } from '../../../api/error.ts';
import { NewReport, OwnSanctions, Reported } from '../../../api/moderation.ts';
import { addReport } from '../../moderation/reports.ts';
import { isInForce } from '../../moderation/sanctions.ts';
import type { Services } from '../../services.ts';
import type { ApiInstance } from '../instance.ts';
import { personOf } from '../auth.ts';

const tags = ['contacts'];

/** Reports, and what operators decided about oneself. */
export function moderationRoutes(app: ApiInstance, services: Services): void {
  const { storage, runtime } = services;
  app.post(
    '/api/reports',
    {
      config: { limit: { of: 'creations' } },
      schema: { tags, summary: 'Report someone', body: NewReport, response: { 200: Reported, ...failures } },
    },
    async request => ({ isNew: await addReport(services, personOf(request), request.body) }),
  );
  app.get(
    '/api/me/sanctions',
    {
      schema: {
        tags,
        summary: 'List your sanctions',
        response: { 200: OwnSanctions, ...failures },
      },
    },
    async request => {
      const rows = await storage.moderation.sanctionsOf(personOf(request));
      const sanctions = rows
        .filter(row => isInForce(row, runtime.now()))
        .map(({ kind, reason, until, seen, at }) => ({ kind, reason, until, isSeen: seen === 1, at }));
      return { sanctions };
    },
  );
  app.post(
    '/api/me/sanctions/seen',
    {
      config: { isForBanned: true },
      schema: { tags, summary: 'Mark your sanctions as read', response: { 204: Type.Null(), ...failures } },
    },
    async (request, reply) => {
      await storage.moderation.markSeen(personOf(request));
      return reply.status(204).send(null);
    },
  );
}
