import { useEffect } from 'preact/hooks';
import { me } from '../online/session.ts';
import { askForPerson, visiblePeople } from '../people/visible-people.ts';
import { hrefTo } from '../route.ts';

interface NameProps {
  /** null or undefined: a bot, or someone who left. */
  readonly id: string | null | undefined;
  readonly name: string;
}

/** A person's name; it leads to their profile if that can be seen. */
export function PersonName({ id, name }: NameProps) {
  const person = id ?? undefined;
  // Only people with a session may ask.
  const viewer = me.value?.id;
  useEffect(() => {
    if (person !== undefined && viewer !== undefined) askForPerson(person);
  }, [person, viewer]);
  if (person === undefined || !visiblePeople.value.has(person)) return <>{name}</>;
  return (
    <a class="person-name" href={hrefTo('people', person)}>
      {name}
    </a>
  );
}
