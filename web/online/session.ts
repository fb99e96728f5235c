import { effect, signal } from '@preact/signals';
import { change, settings } from '../settings.ts';
import { ask, type Me, type Meta } from './api.ts';
import { forgetMoments } from './memory.ts';

/** Who you are to the server; undefined before you were introduced, null when it cannot be reached. */
export const me = signal<Me | null | undefined>(undefined);

let arriving: Promise<Me> | undefined;

/** Introduces this browser, once. */
export function arrive(): Promise<Me> {
  arriving ??= introduce();
  return arriving;
}

/** Introduces this browser again, after the server has forgotten it. */
export function arriveAnew(): Promise<Me> {
  arriving = introduce();
  return arriving;
}

async function introduce(): Promise<Me> {
  const { name, language } = settings.value;
  try {
    const person = await ask<Me>('POST', '/session', { language, ...(name === '' ? {} : { name }) });
    me.value = person;
    return person;
  } catch (error) {
    me.value = null;
    arriving = undefined;
    throw error;
  }
}

/** The server knows something new about you. */
export function learn(person: Me): void {
  me.value = person;
  arriving = Promise.resolve(person);
}

/** This browser is now somebody else, who is called by their name here as well. */
export function become(person: Me): void {
  learn(person);
  forgetMoments();
  if (settings.value.name !== '') change({ name: person.name });
}

/** This browser is nobody any more, and a new guest at once. */
export async function beNobody(): Promise<void> {
  forgetMoments();
  change({ name: '' });
  await arriveAnew();
}

export async function rename(name: string): Promise<void> {
  change({ name });
  if (name !== '' && me.value != null && me.value.name !== name)
    learn(await ask<Me>('PATCH', '/me', { name }));
}

let asked: Promise<Meta> | undefined;

/** What the server offers; asked once. */
export function meta(): Promise<Meta> {
  asked ??= ask<Meta>('GET', '/meta').catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/** Notices come in the language that is spoken here. */
effect(() => {
  const { language } = settings.value;
  const person = me.value;
  if (person == null || person.language === language) return;
  me.value = { ...person, language };
  ask<Me>('PATCH', '/me', { language }).then(learn, () => undefined);
});
