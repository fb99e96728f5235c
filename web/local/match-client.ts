import { signal } from '@preact/signals';
import type { Seat } from '../../kernel/seat.ts';
import type { Frame, MatchClient } from '../match-client.ts';
import type { WorkerRequest, LocalMatch, WorkerEvent } from './messages.ts';
import { loadMatch } from './store.ts';

/** A table in this browser. With several people around one screen, `look` turns it to another seat. */
export interface LocalMatchClient extends MatchClient {
  readonly people: readonly Seat[];
  viewAs(seat: Seat | null): void;
}

export function createLocalClient(match: LocalMatch, onFault: (message: string) => void): LocalMatchClient {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const listeners = new Set<(frame: Frame) => void>();
  const questions = new Map<number, (rule: string | undefined) => void>();
  let asked = 0;
  let latest: Frame | undefined;
  const send = (command: WorkerRequest): void => worker.postMessage(command);

  worker.addEventListener('message', ({ data }: MessageEvent<WorkerEvent>) => {
    switch (data.type) {
      case 'frame':
        latest = data.frame;
        for (const heard of listeners) heard(data.frame);
        return;
      case 'rule':
        questions.get(data.question)?.(data.rule);
        questions.delete(data.question);
        return;
      case 'fault':
        onFault(data.message);
    }
  });
  worker.addEventListener('error', event => onFault(event.message));
  send({ type: 'open', match });

  return {
    game: match.game,
    config: match.record.config,
    players: signal(match.players),
    people: match.players.flatMap(({ bot }, seat) => (bot === null ? [seat] : [])),
    listen(heard) {
      listeners.add(heard);
      if (latest !== undefined) heard(latest);
      return () => listeners.delete(heard);
    },
    viewAs: seat => send({ type: 'look', seat }),
    play: text => send({ type: 'play', text }),
    takeBack: () => send({ type: 'takeBack' }),
    whyNot: text =>
      new Promise(resolve => {
        questions.set(++asked, resolve);
        send({ type: 'whyNot', question: asked, text });
      }),
    record: async () => (await loadMatch(match.id))?.record,
    close: () => worker.terminate(),
  };
}
