// `npm start`: the app as the sources are now, then the server.
import { buildWeb } from '../web/build/app.ts';

const EVERY = 500;

// npm gives a signal to the shell between us, which dies of it and tells nobody: the server stops as if told itself.
const shell = process.ppid;
const looking = setInterval(() => {
  if (process.ppid === shell) return;
  clearInterval(looking);
  process.kill(process.pid, 'SIGTERM');
}, EVERY).unref();

await buildWeb();
process.argv.splice(2, 0, 'serve');
await import('../cli/main.ts');
