import type { Contacts, KnownPerson } from '../../api/contacts.ts';
import { takeTally } from '../limits/tally.ts';
import { notFound, RequestError } from '../request-error.ts';
import type { Services } from '../services.ts';
import type { RelationKind, RelationRow } from '../storage/social-rows.ts';

/** Nobody has more relations of a kind than this. */
const MOST_RELATIONS = 500;

const others = (relations: readonly RelationRow[], kind: RelationKind, side: 'person' | 'other'): string[] =>
  relations.filter(relation => relation.kind === kind).map(relation => relation[side]);

/**
 * Everyone a person has something to do with. A block on either side hides a request, and only people who both call
 * each other friends see whether the other is here.
 */
export async function readContacts({ storage, openStreams }: Services, person: string): Promise<Contacts> {
  const [own, towards] = await Promise.all([
    storage.relations.ofPerson(person),
    storage.relations.towards(person),
  ]);
  const wanted = others(own, 'friend', 'other');
  const wanting = others(towards, 'friend', 'person');
  const blocked = others(own, 'block', 'other');
  const blocking = new Set(others(towards, 'block', 'person'));
  const muted = others(own, 'mute', 'other');
  const isMutual = (id: string): boolean =>
    wanting.includes(id) && !blocked.includes(id) && !blocking.has(id);
  const friends = wanted.filter(isMutual);
  const asking = wanting.filter(id => !wanted.includes(id) && !blocked.includes(id));
  const asked = wanted.filter(id => !friends.includes(id) && !blocked.includes(id));
  const names = await namesOf(storage.people, [...wanted, ...asking, ...blocked, ...muted]);
  const known = (ids: readonly string[]): KnownPerson[] =>
    ids.flatMap(id => {
      const name = names.get(id);
      return name === undefined ? [] : [{ id, name }];
    });
  const here = await openStreams.peopleWith(friends);
  return {
    friends: known(friends).map(friend => ({ ...friend, isHere: here.has(friend.id) })),
    asking: known(asking),
    asked: known(asked),
    blocked: known(blocked),
    muted: known(muted),
  };
}

async function namesOf(
  people: Services['storage']['people'],
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return new Map((await people.names([...new Set(ids)])).map(({ id, name }) => [id, name]));
}

/** Asks someone to be a friend, or agrees to be one; blocks or mutes someone. */
export async function addRelation(
  services: Services,
  person: string,
  other: string,
  kind: RelationKind,
): Promise<void> {
  const { storage, runtime } = services;
  if (person === other) throw new RequestError('bad-request', 'this id is your own: name another person');
  const row = await storage.people.find(other);
  if (row === undefined) throw notFound();
  if (kind === 'friend' && row.kind === 'program')
    throw new RequestError('bad-request', 'bot programs have no friends');
  const own = await storage.relations.ofPerson(person);
  if (own.some(relation => relation.kind === kind && relation.other === other)) return;
  if (own.filter(relation => relation.kind === kind).length >= MOST_RELATIONS)
    throw new RequestError('forbidden', `you have ${MOST_RELATIONS} people here: remove one first`);
  await takeTally(services, 'relations', person, 'too many requests today');
  await storage.relations.add({ person, other, kind, at: runtime.now() });
  // Who blocks someone is no longer their friend; the other side is not told.
  if (kind === 'block') await storage.relations.remove(person, other, 'friend');
}

/** Ends a relation. The end of a friendship, or a request that is refused, ends it on both sides. */
export async function removeRelation(
  { storage: { relations } }: Services,
  person: string,
  other: string,
  kind: RelationKind,
): Promise<void> {
  await relations.remove(person, other, kind);
  if (kind === 'friend') await relations.remove(other, person, kind);
}

/** Whether two people both call each other friends, and neither blocks the other. */
export async function areFriends(
  { storage: { relations } }: Pick<Services, 'storage'>,
  person: string,
  other: string,
): Promise<boolean> {
  const [own, theirs] = await Promise.all([relations.ofPerson(person), relations.ofPerson(other)]);
  const isFriend = (list: readonly RelationRow[], id: string): boolean =>
    list.some(relation => relation.kind === 'friend' && relation.other === id);
  return (
    isFriend(own, other) &&
    isFriend(theirs, person) &&
    !(await relations.blocksAmong([person, other]))(person, other)
  );
}
