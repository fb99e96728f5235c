// The service worker: keeps the whole app in the browser, so that it opens and plays without a connection.

/** What of the worker's own world is used here; the page's types know nothing of it. */
interface Scope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<readonly Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: {
    showNotification(
      title: string,
      options: { body: string; tag: string; icon: string; data: string },
    ): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', heard: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', heard: (event: Asked) => void): void;
  addEventListener(type: 'push', heard: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', heard: (event: Clicked) => void): void;
}

interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

interface Asked extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}

interface Clicked extends Lasting {
  readonly notification: { readonly data: unknown; close(): void };
}

/** Filled in after the build: every file of the app. A new build is a new list, and so a new worker. */
const FILES: readonly string[] = JSON.parse('%FILES%') as readonly string[];
const CACHE = `cosecha ${FILES.join(' ')}`;

// This file runs as a service worker, where `self` is that scope and no window.
const scope = self as unknown as Scope;

scope.addEventListener('install', event => {
  const fill = async (): Promise<void> => {
    await (await caches.open(CACHE)).addAll(FILES);
    await scope.skipWaiting();
  };
  event.waitUntil(fill());
});

/** The build before stays as well, for a page that is still open and has not loaded all its parts. */
scope.addEventListener('activate', event => {
  const tidy = async (): Promise<void> => {
    const old = (await caches.keys()).filter(name => name.startsWith('cosecha ') && name !== CACHE);
    await Promise.all(old.slice(0, -1).map(name => caches.delete(name)));
    await scope.clients.claim();
  };
  event.waitUntil(tidy());
});

scope.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== scope.location.origin || url.pathname.startsWith('/api'))
    return;
  event.respondWith(answer(request));
});

async function answer(request: Request): Promise<Response> {
  const kept = await caches.match(request.mode === 'navigate' ? '/' : request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

/** A notification that it is your turn. */
scope.addEventListener('push', event => {
  const notice = noticeIn(event.data?.json());
  if (notice === undefined) return;
  const { title, body, url } = notice;
  event.waitUntil(
    scope.registration.showNotification(title, { body, tag: url, icon: '/icon-192.png', data: url }),
  );
});

scope.addEventListener('notificationclick', event => {
  event.notification.close();
  const { data } = event.notification;
  if (typeof data === 'string') event.waitUntil(show(data));
});

/** The window that shows the table already; else a new one. */
async function show(url: string): Promise<void> {
  const { pathname } = new URL(url, scope.location.href);
  const windows = await scope.clients.matchAll({ type: 'window' });
  // A table is found by its plain address and by the one behind the hash.
  const open = windows.find(window => window.url.endsWith(pathname));
  await (open === undefined ? scope.clients.openWindow(url) : open.focus());
}

function noticeIn(data: unknown): { title: string; body: string; url: string } | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  // Sent by our own server; whatever is missing is left out.
  const { title, body, url } = data as Partial<Record<'title' | 'body' | 'url', string>>;
  return { title: title ?? 'Cosecha', body: body ?? '', url: url ?? '/' };
}
