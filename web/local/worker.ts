// Hosts one table away from the page: the rules, the bots, and the copy in the browser's storage.
import { createChooser } from './bots.ts';
import { serveTable } from './device.ts';
import type { WorkerRequest } from './messages.ts';
import { saveTable } from './store.ts';

const handle = serveTable({ saveTable, ...createChooser(), post: event => postMessage(event) });

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => handle(data));
