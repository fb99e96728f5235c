import { ask, type Me, type Meta } from './api.ts';

/** Whether this browser can be reached with the page closed. */
export const canNotify = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis;

/** Asks the browser for leave and tells the server where to send notices; false when either says no. */
export async function startNotices(): Promise<Me | undefined> {
  const { pushKey } = await ask<Meta>('GET', '/meta');
  if (pushKey === null || (await Notification.requestPermission()) !== 'granted') return undefined;
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  return ask<Me>('PUT', '/me/push', { endpoint, keys });
}

export async function stopNotices(): Promise<Me | undefined> {
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.getSubscription();
  if (subscription === null) return undefined;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  return ask<Me>('DELETE', '/me/push', { endpoint });
}
