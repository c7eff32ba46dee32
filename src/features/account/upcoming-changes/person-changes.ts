import type { PersonChanges, UpcomingChange, UpcomingChanges } from '#contract/entities/upcoming-changes.ts';

/** The due changes for one person, and the later changes within a year. */
export interface ShownChanges {
  readonly due: readonly UpcomingChange[];
  readonly later: readonly UpcomingChange[];
  readonly ownAccountFrom: string | null;
}

const personOf = (changes: UpcomingChanges | null, customerId: number): PersonChanges | undefined =>
  changes?.people.find((person) => person.customerId === customerId);

/** Null: nothing changes for the person, or the changes are not known yet. */
export function changesOfPerson(changes: UpcomingChanges | null, customerId: number): ShownChanges | null {
  const person = personOf(changes, customerId);
  if (person === undefined) return null;
  return {
    due: person.changes.filter(({ isDue }) => isDue),
    later: person.changes.filter(({ isDue }) => !isDue),
    ownAccountFrom: person.ownAccountFrom,
  };
}

/** For each person with a due change: the first day after the present profile or card (ISO). */
export function dueDays(changes: UpcomingChanges | null): ReadonlyMap<number, string> {
  const firstDays = (changes?.people ?? []).flatMap(({ customerId, changes: own }): [number, string][] => {
    const first = own.find(({ isDue }) => isDue);
    return first === undefined ? [] : [[customerId, first.firstDayAfter]];
  });
  return new Map(firstDays);
}
