import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../request-error.ts';

const PLACEHOLDER = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Cosecha</title>
<h1>Cosecha</h1><p>The table server is running. The app has not been built. Run <code>npm start</code>.</p>
<p lang="es">El servidor de mesas está en marcha. Falta construir la aplicación: ejecuta <code>npm start</code>.</p>
<p><a href="/api/docs">API</a></p></html>`;

/** The app's files, looked for beside the sources and beside the built program. */
function webFolder(): string | undefined {
  const places = ['../../web/dist', '../../../web/dist'];
  return places
    .map(place => path.join(import.meta.dirname, place))
    .find(folder => existsSync(path.join(folder, 'index.html')) && existsSync(path.join(folder, 'assets')));
}

/** Serves the app's files as they are now, also after a new build; every other address is a page of the app. */
export async function serveWeb(
  app: FastifyInstance,
  countMiss: (request: FastifyRequest) => Promise<void>,
  root = webFolder(),
): Promise<void> {
  if (root !== undefined) {
    await app.register(fastifyStatic, {
      root,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, file) {
        // Built files carry a hash in their names; pages and the service worker do not.
        const isHashed = file.includes(`${path.sep}assets${path.sep}`);
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const [place] = request.url.split('?', 1);
    const isPage =
      ['GET', 'HEAD'].includes(request.method) && !/^\/(api|assets)(\/|$)|\.\w{1,15}$/.test(place);
    if (!isPage) {
      await countMiss(request);
      throw notFound();
    }
    if (root === undefined) return reply.type('text/html; charset=utf-8').send(PLACEHOLDER);
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
