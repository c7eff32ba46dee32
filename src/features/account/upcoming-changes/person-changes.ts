import type { PersonChanges, UpcomingChange, UpcomingChanges } from '#contract/entities/upcoming-changes.ts';

/** What changes for one person: what is due, and what comes later within a year. */
export interface ShownChanges {
  readonly due: readonly UpcomingChange[];
  readonly later: readonly UpcomingChange[];
  readonly ownAccountFrom: string | null;
}

const personOf = (changes: UpcomingChanges | null, customerId: number): PersonChanges | undefined =>
  changes?.people.find((person) => person.customerId === customerId);

/** Null: nothing changes for the person, or it is not known yet. */
export function shownChanges(changes: UpcomingChanges | null, customerId: number): ShownChanges | null {
  const person = personOf(changes, customerId);
  if (person === undefined) return null;
  return {
    due: person.changes.filter(({ isDue }) => isDue),
    later: person.changes.filter(({ isDue }) => !isDue),
    ownAccountFrom: person.ownAccountFrom,
  };
}

/** By the people for whom something is due: the first day on which it is different, ISO. */
export function dueDays(changes: UpcomingChanges | null): ReadonlyMap<number, string> {
  const due = (changes?.people ?? []).flatMap(({ customerId, changes: own }): [number, string][] => {
    const first = own.find(({ isDue }) => isDue);
    return first === undefined ? [] : [[customerId, first.firstDayAfter]];
  });
  return new Map(due);
}
