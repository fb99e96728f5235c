// `npm start`: the app as the sources are now, then the server.
import { buildWeb } from '../web/build/app.ts';

const EVERY = 500;

// npm signals the shell between us, which ends without passing the signal on: then the server stops itself.
const shell = process.ppid;
const looking = setInterval(() => {
  if (process.ppid === shell) return;
  clearInterval(looking);
  process.kill(process.pid, 'SIGTERM');
}, EVERY).unref();

await buildWeb();
process.argv.splice(2, 0, 'serve');
await import('../cli/main.ts');
