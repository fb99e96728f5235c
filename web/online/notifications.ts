import type { Me } from '../../api/person.ts';
import { request } from './api.ts';
import { meta } from './session.ts';

/**
 * How notices stand in this browser. `none`: the server sends none; `unable`: the browser knows no such thing;
 * `denied`: it was told to refuse; `off` and `on`: as you like.
 */
export type NoticeState = 'none' | 'unable' | 'denied' | 'off' | 'on';

const canNotify = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

export async function noticeState(): Promise<NoticeState> {
  const { pushKey } = await meta();
  if (pushKey === null) return 'none';
  if (!canNotify()) return 'unable';
  if (Notification.permission === 'denied') return 'denied';
  return (await subscription()) === null ? 'off' : 'on';
}

/** Only a page from a server has a service worker; without one there is no subscription. */
async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks the browser for leave and tells the server where to send notices; undefined when the person says no. */
export async function startNotices(): Promise<Me | undefined> {
  const { pushKey } = await meta();
  if (pushKey === null || (await Notification.requestPermission()) !== 'granted') return undefined;
  const registration = await navigator.serviceWorker.ready;
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKey,
  });
  const { endpoint, keys } = made.toJSON();
  try {
    return await request<Me>('PUT', '/me/push', { endpoint, keys });
  } catch (error) {
    await made.unsubscribe();
    throw error;
  }
}

export async function stopNotices(): Promise<Me | undefined> {
  const made = await subscription();
  if (made === null) return undefined;
  // The server first: once they show as off here, none is sent any more.
  const me = await request<Me>('DELETE', '/me/push', { endpoint: made.endpoint });
  await made.unsubscribe();
  return me;
}
