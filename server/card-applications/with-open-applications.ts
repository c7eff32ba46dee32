import type { OpenApplication } from '../../contract/entities/application-way.ts';
import { readOpenApplications } from './read-open-applications.ts';

/** People, each with the card application that is still being dealt with; null = none. */
export async function withOpenApplications<Person extends { readonly customerId: number }>(
  reading: Parameters<typeof readOpenApplications>[0],
  people: readonly Person[],
): Promise<(Person & { readonly openApplication: OpenApplication | null })[]> {
  const open = await readOpenApplications(
    reading,
    people.map(({ customerId }) => customerId),
  );
  return people.map((person) => ({ ...person, openApplication: open.get(person.customerId) ?? null }));
}
