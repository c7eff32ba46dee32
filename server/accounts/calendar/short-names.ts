import { isNamedById } from '#rules/card-actions/action-facts.ts';
import type { End } from './read-ends.ts';

type Person = End['person'];

const fullName = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`.trim();

/**
 * The names of people in a calendar; the keys are their ids. A person has only the first name, because a telephone shows
 * few letters; people with the same first name have the whole name. '' for a person whose name is unknown.
 */
export function shortNames(people: readonly Person[]): ReadonlyMap<number, string> {
  const named = people.map((person) => (isNamedById(person) ? { ...person, firstName: '', lastName: '' } : person));
  const known = new Map(named.map((person) => [person.id, person]));
  const holders = Map.groupBy(known.values(), ({ firstName }) => firstName);
  const isShared = ({ firstName }: Person) => firstName === '' || (holders.get(firstName)?.length ?? 0) > 1;
  return new Map([...known].map(([id, person]) => [id, isShared(person) ? fullName(person) : person.firstName]));
}
