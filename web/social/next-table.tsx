import { useContext, useEffect, useState } from 'preact/hooks';
import type { NextTable as Next } from '../../api/correspondence.ts';
import { request } from '../online/api.ts';
import type { OnlineTable } from '../online/table.ts';
import { ControllerContext } from '../play/context.ts';
import { goTo, hrefTo } from '../route.ts';
import { socialText } from './social-text.ts';

const isTyping = ({ target }: Event): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** After your move: the next table that waits for you, by a button or the key N. */
export function NextTable({ table }: { readonly table: OnlineTable }) {
  const [next, setNext] = useState<Next | undefined>(undefined);
  const controller = useContext(ControllerContext);
  const view = table.update.value?.table;
  const isYours = view !== undefined && view.seat !== null && view.toAct.includes(view.seat);
  const isPlayer = view !== undefined && view.seat !== null;
  const isAsking = isPlayer && !isYours;
  useEffect(() => {
    if (!isAsking) return undefined;
    let isGone = false;
    const look = async (): Promise<void> => {
      const found = await request<Next>('GET', `/me/next?after=${table.id}`).catch(() => undefined);
      if (!isGone) setNext(found);
    };
    const lookAgain = (): void => void look();
    lookAgain();
    addEventListener('focus', lookAgain);
    return () => {
      isGone = true;
      removeEventListener('focus', lookAgain);
    };
  }, [isAsking, view?.version, table.id]);
  const target = isAsking ? (next?.table ?? null) : null;
  useEffect(() => {
    if (target === null) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'n' || event.altKey || event.ctrlKey || event.metaKey) return;
      if (isTyping(event) || document.querySelector('dialog[open]') !== null) return;
      if (controller?.queue.isCatchingUp.value === true) return;
      goTo('table', target);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [target, controller]);
  if (target === null || next === undefined) return null;
  const { next: say } = socialText();
  return (
    <a class="main next-table" href={hrefTo('table', target)} title={say.waiting(next.waiting)}>
      {say.go}
    </a>
  );
}
