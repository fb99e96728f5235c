import { signal } from '@preact/signals';
import { settings } from '../settings.ts';
import { ask, type Me } from './api.ts';

/** Who you are to the server; undefined before you were introduced, null when it cannot be reached. */
export const me = signal<Me | null | undefined>(undefined);

let arriving: Promise<Me> | undefined;

/** Introduces this browser, once. */
export function arrive(): Promise<Me> {
  arriving ??= introduce();
  return arriving;
}

async function introduce(): Promise<Me> {
  const { name, language } = settings.value;
  try {
    me.value = await ask<Me>('POST', '/session', { language, ...(name === '' ? {} : { name }) });
    return me.value;
  } catch (error) {
    me.value = null;
    arriving = undefined;
    throw error;
  }
}

/** This browser is now somebody else, or nobody yet. */
export function become(person: Me | undefined): void {
  me.value = person;
  arriving = person === undefined ? undefined : Promise.resolve(person);
}
