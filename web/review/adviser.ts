import type { Hint } from '../../review/hint.ts';
import type { HintAnswer, HintRequest } from './hint-messages.ts';

/** A thread that thinks about hints; it starts with the first question. */
export interface HintThread {
  /** Only the latest question is answered: an older one gets no hints. */
  ask(question: Omit<HintRequest, 'id'>): Promise<readonly Hint[]>;
  close(): void;
}

export function createHintThread(): HintThread {
  let worker: Worker | undefined;
  let latest = 0;
  const start = (): Worker => new Worker(new URL('./hint-worker.ts', import.meta.url), { type: 'module' });
  return {
    ask(question) {
      worker ??= start();
      const thread = worker;
      const id = ++latest;
      return new Promise(resolve => {
        const hear = ({ data }: MessageEvent<HintAnswer>): void => {
          if (data.id !== id) return;
          thread.removeEventListener('message', hear);
          resolve(id === latest ? data.hints : []);
        };
        thread.addEventListener('message', hear);
        thread.addEventListener('error', () => resolve([]), { once: true });
        thread.postMessage({ ...question, id } satisfies HintRequest);
      });
    },
    close() {
      worker?.terminate();
      worker = undefined;
    },
  };
}
