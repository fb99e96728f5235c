// A program that plays: it takes a seat and answers every turn with a move of its own choice.
//   COSECHA_TOKEN=… node docs/player.mjs http://localhost:8080 [INVITE]
// It goes on until it is stopped, at every table where it has a seat. Replace `choose` with something clever.
import { setTimeout as pause } from 'node:timers/promises';

const [server = 'http://localhost:8080', invite] = process.argv.slice(2);
const headers = { authorization: `Bearer ${process.env.COSECHA_TOKEN}` };

/** A request; an answer that is no success is an error with the server's own code. */
async function call(method, path, body) {
  const json = body && {
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(server + path, { method, headers, ...json });
  const said = await response.json();
  if (!response.ok) throw new Error(`${said.code}: ${said.message}`);
  return said;
}

const command = (table, wish) =>
  call('POST', `/api/tables/${table}/commands`, { key: crypto.randomUUID(), ...wish });

/** Accepts an invitation and sits down on the first open seat. */
async function join() {
  const { id } = await call('POST', `/api/invites/${invite}`);
  const { table } = await call('GET', `/api/tables/${id}`);
  const seat = table.seats.findIndex(({ kind }) => kind === 'open');
  await command(id, { type: 'sit', seat, version: table.version });
}

/** `view` is all the seat may know, `moves` are all it may do. */
const choose = ({ moves }) => moves[Math.floor(Math.random() * moves.length)];

async function answer(turn) {
  try {
    await command(turn.table, { type: 'move', move: choose(turn), version: turn.version });
  } catch (error) {
    console.error(error.message); // A stale turn was overtaken; the next one is on its way.
  }
}

/** Reads the stream of turns; each event is a few lines and an empty one. */
async function listen() {
  const response = await fetch(`${server}/api/me/turns`, { headers });
  let text = '';
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    text += part;
    const events = text.split('\n\n');
    text = events.pop();
    for (const event of events) {
      const [, data] = /^event: turn\ndata: (.*)$/m.exec(event) ?? [];
      if (data !== undefined) void answer(JSON.parse(data));
    }
  }
}

if (invite !== undefined) await join();
for (; ; await pause(1000)) await listen().catch(error => console.error(error.message));
