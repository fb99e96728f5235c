// A bot program: it takes a seat and answers every turn with a random move.
//   COSECHA_TOKEN=… node docs/player.mjs http://localhost:8080 [INVITE]
// It plays at every table where it has a seat, until you stop it. Replace `choose` with something clever.
import { setTimeout as pause } from 'node:timers/promises';

const [server = 'http://localhost:8080', invite] = process.argv.slice(2);
const headers = { authorization: `Bearer ${process.env.COSECHA_TOKEN}` };

/** Sends a request; throws an error with the server's code when it fails. */
async function call(method, path, body) {
  const json = body && {
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(server + path, { method, headers, ...json });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${answer.code}: ${answer.message}`);
  return answer;
}

const send = (table, command) =>
  call('POST', `/api/tables/${table}/commands`, { key: crypto.randomUUID(), ...command });

/** Accepts an invitation and takes the first open seat. */
async function join() {
  const { id } = await call('POST', `/api/invites/${invite}`);
  const { table } = await call('GET', `/api/tables/${id}`);
  const seat = table.seats.findIndex(({ kind }) => kind === 'open');
  await send(id, { type: 'sit', seat, version: table.version });
}

/** `view` is everything the seat may know, `moves` are its legal moves. */
const choose = ({ moves }) => moves[Math.floor(Math.random() * moves.length)];

async function play(turn) {
  try {
    await send(turn.table, { type: 'move', move: choose(turn), version: turn.version });
  } catch (error) {
    console.error(error.message); // A stale turn is no longer due; the next one follows.
  }
}

/** Reads the stream of turns; an empty line ends each event. */
async function listen() {
  const response = await fetch(`${server}/api/me/turns`, { headers });
  let text = '';
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    text += part;
    const events = text.split('\n\n');
    text = events.pop();
    for (const event of events) {
      const [, data] = /^event: turn\ndata: (.*)$/m.exec(event) ?? [];
      if (data !== undefined) void play(JSON.parse(data));
    }
  }
}

if (invite !== undefined) await join();
for (; ; await pause(1000)) await listen().catch(error => console.error(error.message));
