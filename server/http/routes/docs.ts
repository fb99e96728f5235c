import type { Services } from '../../services.ts';
import type { ApiInstance } from '../instance.ts';
import { docsPage, DOCS_STYLE } from '../docs.ts';

const config = { isPublic: true } as const;
const schema = { hide: true } as const;

export function docsRoutes(app: ApiInstance, _services: Services): void {
  app.get('/api/openapi.json', { config, schema }, () => app.swagger());
  app.get('/api/docs', { config, schema }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(app.swagger())),
  );
  app.get('/api/docs.css', { config, schema }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(DOCS_STYLE),
  );
}
