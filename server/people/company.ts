import type { Company, KnownPerson } from '../../api/company.ts';
import { takeTally } from '../limits/tally.ts';
import { notFound, RequestError } from '../request-error.ts';
import type { Services } from '../services.ts';
import type { BondKind, BondRow } from '../storage/company-rows.ts';

/** Nobody has more bonds of a kind than this. */
const MOST_BONDS = 500;

const others = (bonds: readonly BondRow[], kind: BondKind, side: 'person' | 'other'): string[] =>
  bonds.filter(bond => bond.kind === kind).map(bond => bond[side]);

/**
 * Everyone a person has something to do with. A block on either side hides a request, and only people who both call
 * each other friends see whether the other is here.
 */
export async function readCompany({ storage, openStreams }: Services, person: string): Promise<Company> {
  const [own, towards] = await Promise.all([storage.bonds.ofPerson(person), storage.bonds.towards(person)]);
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
export async function addBond(
  services: Services,
  person: string,
  other: string,
  kind: BondKind,
): Promise<void> {
  const { storage, runtime } = services;
  if (person === other) throw new RequestError('bad-request', 'that is you');
  const row = await storage.people.find(other);
  if (row === undefined) throw notFound();
  if (kind === 'friend' && row.kind === 'program')
    throw new RequestError('bad-request', 'bot programs have no friends');
  const own = await storage.bonds.ofPerson(person);
  if (own.some(bond => bond.kind === kind && bond.other === other)) return;
  if (own.filter(bond => bond.kind === kind).length >= MOST_BONDS)
    throw new RequestError('forbidden', `at most ${MOST_BONDS} people`);
  await takeTally(services, 'bonds', person, 'too many requests today');
  await storage.bonds.add({ person, other, kind, at: runtime.now() });
  // Who blocks someone is no longer their friend; the other side is not told.
  if (kind === 'block') await storage.bonds.remove(person, other, 'friend');
}

/** Ends a bond. The end of a friendship, or a request that is refused, ends it on both sides. */
export async function removeBond(
  { storage: { bonds } }: Services,
  person: string,
  other: string,
  kind: BondKind,
): Promise<void> {
  await bonds.remove(person, other, kind);
  if (kind === 'friend') await bonds.remove(other, person, kind);
}

/** Whether two people both call each other friends, and neither blocks the other. */
export async function areFriends(
  { storage: { bonds } }: Pick<Services, 'storage'>,
  person: string,
  other: string,
): Promise<boolean> {
  const [own, theirs] = await Promise.all([bonds.ofPerson(person), bonds.ofPerson(other)]);
  const isFriend = (list: readonly BondRow[], id: string): boolean =>
    list.some(bond => bond.kind === 'friend' && bond.other === id);
  return (
    isFriend(own, other) &&
    isFriend(theirs, person) &&
    !(await bonds.blocksAmong([person, other]))(person, other)
  );
}
