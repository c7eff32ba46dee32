import { isNamedById } from '#rules/card-actions/action-facts.ts';
import type { End } from './read-ends.ts';

type Person = End['person'];

const fullName = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`.trim();

/**
 * What people are called in a calendar, by their ids: by the first name, as a telephone shows few letters; by the whole
 * name where two people have the same first name. '' for somebody whose name is not known.
 */
export function shortNames(people: readonly Person[]): ReadonlyMap<number, string> {
  const named = people.map((person) => (isNamedById(person) ? { ...person, firstName: '', lastName: '' } : person));
  const known = new Map(named.map((person) => [person.id, person]));
  const holders = Map.groupBy(known.values(), ({ firstName }) => firstName);
  const isShared = ({ firstName }: Person) => firstName === '' || (holders.get(firstName)?.length ?? 0) > 1;
  return new Map([...known].map(([id, person]) => [id, isShared(person) ? fullName(person) : person.firstName]));
}
