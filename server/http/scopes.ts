import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import type { Scope } from '../../api/access-token.ts';
import { RequestError } from '../request-error.ts';

/** `account`: never with a token of limited scope. `open`: whoever asks makes no difference. */
type RouteScope = Scope | 'account' | 'open';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a token needs; several: one of them, and the route decides which. */
    scopes?: readonly RouteScope[];
  }
}

/** Each route by what a token needs for it. A route that is not listed keeps the server from starting. */
const ROUTES: Readonly<Record<RouteScope, readonly string[]>> = {
  open: [
    'GET /api/health',
    'GET /api/meta',
    'GET /live',
    'GET /ready',
    'GET /api/openapi.json',
    'GET /api/docs',
    'GET /api/docs.css',
    'GET /api/calendar/:token',
    'GET /api/mail/stop',
    'POST /api/mail/stop',
    'POST /api/work/acquire',
    'POST /api/work/:id/submit',
    'POST /api/work/:id/renew',
    'POST /api/work/:id/abort',
    'GET /api/work/status',
  ],
  read: [
    'GET /api/me',
    'GET /api/me/tables',
    'GET /api/me/turns',
    'GET /api/me/next',
    'GET /api/me/deadlines',
    'GET /api/me/vacations',
    'GET /api/me/notes',
    'GET /api/me/seek',
    'GET /api/tables',
    'GET /api/tables/:id',
    'GET /api/tables/:id/stream',
    'GET /api/tables/:id/why',
    'GET /api/tables/:id/record',
    'GET /api/tables/:id/note',
    'GET /api/tables/:id/orders',
    'GET /api/tables/:id/review',
    'GET /api/invites/:invite',
    'GET /api/people',
    'GET /api/people/:id',
    'GET /api/people/:id/results',
    'GET /api/people/:id/ratings',
    'GET /api/ratings/:game',
    'GET /api/events',
    'GET /api/events/:id',
    'GET /api/challenges/:game',
    'GET /api/seeks',
  ],
  play: [
    'POST /api/tables',
    'POST /api/tables/import',
    'POST /api/tables/:id/commands',
    'PUT /api/tables/:id/note',
    'DELETE /api/tables/:id/note',
    'PUT /api/tables/:id/orders',
    'POST /api/tables/:id/review',
    'DELETE /api/tables/:id/review',
    'GET /api/tables/:id/invite',
    'POST /api/tables/:id/invite',
    'DELETE /api/tables/:id/invite',
    'POST /api/invites/:invite',
    'POST /api/seeks',
    'POST /api/seeks/:person/join',
    'DELETE /api/me/seek',
    'POST /api/challenges/:game/attempts',
    'POST /api/me/vacations',
    'DELETE /api/me/vacations/:id',
  ],
  chat: ['POST /api/tables/:id/commands'],
  events: [
    'POST /api/events',
    'DELETE /api/events/:id',
    'POST /api/events/:id/players',
    'DELETE /api/events/:id/players/:person',
  ],
  contacts: [
    'GET /api/me/contacts',
    'PUT /api/me/friends/:id',
    'DELETE /api/me/friends/:id',
    'PUT /api/me/blocks/:id',
    'DELETE /api/me/blocks/:id',
    'PUT /api/me/mutes/:id',
    'DELETE /api/me/mutes/:id',
    'POST /api/tables/:id/invitations',
    'GET /api/me/invitations',
    'DELETE /api/me/invitations/:id',
    'POST /api/reports',
  ],
  account: [
    'POST /api/session',
    'DELETE /api/session',
    'POST /api/session/recovery',
    'POST /api/session/passkey',
    'POST /api/session/passkey/options',
    'PATCH /api/me',
    'DELETE /api/me',
    'GET /api/me/export',
    'POST /api/me/recovery-code',
    'POST /api/me/passkeys',
    'POST /api/me/passkeys/options',
    'DELETE /api/me/passkeys/:passkey',
    'PUT /api/me/push',
    'DELETE /api/me/push',
    'PUT /api/me/email',
    'POST /api/me/email/confirm',
    'DELETE /api/me/email',
    'GET /api/me/correspondence',
    'PUT /api/me/correspondence',
    'POST /api/me/calendar',
    'DELETE /api/me/calendar',
    'GET /api/me/programs',
    'POST /api/me/programs',
    'DELETE /api/me/programs/:id',
    'GET /api/me/tokens',
    'POST /api/me/tokens',
    'DELETE /api/me/tokens/:id',
    'GET /api/me/webhooks',
    'POST /api/me/webhooks',
    'POST /api/me/webhooks/:id/test',
    'DELETE /api/me/webhooks/:id',
    'GET /api/me/sanctions',
    'POST /api/me/sanctions/seen',
    'GET /api/operator/reports',
    'GET /api/operator/acts',
    'POST /api/operator/reports/:id/close',
    'POST /api/operator/people/:id/sanctions',
    'POST /api/operator/people/:id/lift',
    'POST /api/operator/people/:id/rename',
    'POST /api/operator/tables/:id/close',
  ],
};

// `Object.entries` forgets that the keys are the scopes.
const ENTRIES = Object.entries(ROUTES) as [RouteScope, readonly string[]][];

/** What a token needs for a route; none: no one has decided. */
export const scopesOf = (route: string): readonly RouteScope[] =>
  ENTRIES.flatMap(([scope, routes]) => (routes.includes(route) ? [scope] : []));

/** Every route that is listed. */
export const scopedRoutes = (): string[] => [...new Set(Object.values(ROUTES).flat())];

/** Gives each route its scopes, also in the document; throws for one that has none. */
export function declareScopes(api: FastifyInstance): void {
  api.addHook('onRoute', route => {
    const [method] = [route.method].flat();
    // The framework adds HEAD to each GET.
    if (method === 'HEAD' || method === 'OPTIONS') return;
    const scopes = scopesOf(`${method} ${route.url}`);
    if (scopes.length === 0) throw new Error(`${method} ${route.url} has no scope: list it in scopes.ts`);
    route.config = { ...route.config, scopes };
    const tokens = scopes.flatMap(scope =>
      scope === 'account' || scope === 'open' ? [] : [{ token: [scope] }],
    );
    const anyone = route.config.isPublic === true ? [{}] : [];
    if (route.schema !== undefined && !scopes.includes('open'))
      route.schema = { ...route.schema, security: [...anyone, { session: [] }, ...tokens] };
  });
}

/** A token of limited scope does what it was made for, and nothing else. */
export function requireScope(
  { visitor }: FastifyRequest,
  { scopes = ['account'] }: FastifyContextConfig,
): void {
  if (visitor?.scopes === undefined || scopes.includes('open')) return;
  if (!scopes.some(scope => hasScope(visitor.scopes, scope))) throw missing(scopes[0]);
}

/** For a route with several scopes. */
export function requireOneScope({ visitor }: FastifyRequest, scope: Scope): void {
  if (visitor?.scopes !== undefined && !hasScope(visitor.scopes, scope)) throw missing(scope);
}

const hasScope = (own: readonly Scope[] | undefined, scope: RouteScope): boolean =>
  own === undefined || own.some(one => one === scope);

const missing = (scope: RouteScope): RequestError =>
  new RequestError(
    'missing-scope',
    scope === 'account' ? 'a token cannot do this: use a browser' : `this token lacks the scope "${scope}"`,
  );
