import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendError } from '../http/errors.ts';
import { serveWeb } from '../http/web.ts';

const PAGE = '<!doctype html><title>Cosecha</title>';
const outside = mkdtempSync(path.join(tmpdir(), 'cosecha-web-'));
const root = path.join(outside, 'dist');
let app: FastifyInstance;

const put = (name: string, content: string): void => {
  writeFileSync(path.join(root, name), content);
  writeFileSync(path.join(root, `${name}.br`), brotliCompressSync(content));
  writeFileSync(path.join(root, `${name}.gz`), gzipSync(content));
};

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

beforeAll(async () => {
  mkdirSync(path.join(root, 'assets'), { recursive: true });
  writeFileSync(path.join(outside, 'secret.txt'), 'secret');
  writeFileSync(path.join(root, '.stamp'), 'stamp');
  put('index.html', PAGE);
  put('assets/main-old.js', 'old()');
  app = fastify();
  app.setErrorHandler(sendError);
  await serveWeb(app, () => Promise.resolve(), root);
});

afterAll(async () => {
  await app.close();
  rmSync(outside, { recursive: true, force: true });
});

describe('the app', () => {
  test('is served as it lies there, also after it was built anew', async () => {
    expect((await get('/assets/main-old.js')).body).toBe('old()');
    put('assets/main-new.js', 'fresh()');
    rmSync(path.join(root, 'assets/main-old.js'));
    expect((await get('/assets/main-new.js')).body).toBe('fresh()');
    expect((await get('/assets/main-old.js')).statusCode).toBe(404);
  });

  test('keeps hashed files for good and asks again for pages', async () => {
    put('assets/kept-1.js', 'kept()');
    expect((await get('/assets/kept-1.js')).headers['cache-control']).toContain('immutable');
    for (const page of ['/', '/index.html', '/table/abc', '/join/abc?x=1.5'])
      expect((await get(page)).headers['cache-control'], page).toBe('no-cache');
  });

  test('travels compressed to those who understand it', async () => {
    put('assets/small-1.js', 'small()');
    const { headers, body } = await get('/assets/small-1.js', { 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(headers['content-type']).toContain('javascript');
    expect(body).not.toBe('small()');
    const zipped = await get('/', { 'accept-encoding': 'gzip' });
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip' });
    expect(zipped.headers['content-type']).toContain('text/html');
    expect((await get('/assets/small-1.js')).headers['content-encoding']).toBeUndefined();
  });

  test('shows its page at every address of a page, and at no other', async () => {
    for (const page of ['/', '/table/abc', '/join/abc', '/anything?file=a.js']) {
      const { statusCode, body } = await get(page);
      expect([page, statusCode, body]).toEqual([page, 200, PAGE]);
    }
    for (const nothing of [
      '/missing.js',
      '/assets',
      '/assets/',
      '/assets/none',
      '/api',
      '/api/none',
      '/.stamp',
    ]) {
      const { statusCode, json } = await get(nothing);
      expect([nothing, statusCode, json<{ code: string }>().code]).toEqual([nothing, 404, 'not-found']);
    }
    expect((await app.inject({ method: 'POST', url: '/table/abc' })).statusCode).toBe(404);
    expect((await app.inject({ method: 'HEAD', url: '/table/abc' })).statusCode).toBe(200);
  });

  test('gives nothing that lies outside its folder', async () => {
    const ways = ['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt'];
    for (const way of [...ways, '/..%5csecret.txt', '//secret.txt', '/%00secret.txt', '/%zz']) {
      const { statusCode, body } = await get(way);
      expect(statusCode, way).toBeGreaterThanOrEqual(400);
      expect(statusCode, way).toBeLessThan(500);
      expect(body, way).not.toContain('secret\n');
      expect(body === 'secret', way).toBe(false);
    }
  });

  test('that is being built at this moment is missed, not mistaken', async () => {
    rmSync(path.join(root, 'index.html'));
    expect((await get('/table/abc')).statusCode).toBe(404);
    put('index.html', PAGE);
    expect((await get('/table/abc')).body).toBe(PAGE);
  });
});
