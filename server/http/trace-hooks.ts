import type { FastifyInstance } from 'fastify';
import { parentFrom, type Span, type Tracer } from '../tracing/tracer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Only while traces are asked for. */
    span?: Span;
  }
}

/** A span for every request. It names the route, never the address, which may contain an invite. */
export function addTraceHooks(app: FastifyInstance, tracer: Tracer): void {
  app.decorateRequest('span');
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, headers } = request;
    const route = routeOptions.url ?? 'none';
    const attributes = { 'http.request.method': method, 'http.route': route };
    request.span = tracer.start(
      `${method} ${route}`,
      'server',
      attributes,
      parentFrom(headers['traceparent']),
    );
    done();
  });
  // Reading the body forgets to whom what follows belongs.
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.span === undefined) done();
    else tracer.within(request.span, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    request.span?.end({ 'http.response.status_code': statusCode }, statusCode >= 500);
    done();
  });
}
