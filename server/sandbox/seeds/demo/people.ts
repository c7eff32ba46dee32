import type { AccountLinkType } from '#contract/enumerations.ts';
import { addDays, yearsBefore } from '#rules/dates.ts';
import { inserted } from '#server/platform/db/inserted.ts';
import { accountLinks, customers } from '#server/platform/db/schema/accounts.ts';
import type { DemoContext } from './demo-context.ts';
import { linkedDaysAgo, recordPerson } from './history.ts';
import { daysBefore } from './moments.ts';

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly age: number;
  /** The number of days until the next birthday; by default 245, so the last birthday was 120 days ago. */
  readonly birthdayInDays?: number;
  readonly link: AccountLinkType;
  readonly email?: string;
  readonly phoneNumber?: string;
  readonly parentId?: number;
}

export const home = { street: 'Lipová', streetNumber: '14', city: 'Lipany', zip: '56101' };
const daysSinceBirthday = 120;

/** An inserted customer; `birthDay` is an ISO day. */
export interface DemoPerson {
  readonly id: number;
  readonly birthDay: string;
}

/** Inserts a customer without a link to an account. */
export async function insertUnlinked(
  { database, now, today }: Pick<DemoContext, 'database' | 'now' | 'today'>,
  { age, birthdayInDays, ...data }: Omit<Person, 'link'>,
): Promise<DemoPerson> {
  const birthDay =
    birthdayInDays === undefined
      ? addDays(yearsBefore(today, age), -daysSinceBirthday)
      : yearsBefore(addDays(today, birthdayInDays), age + 1);
  const values = {
    ...home,
    ...data,
    birthDay,
    personalDataVerifiedDate: daysBefore(now, 400),
    personalDataVerifiedBy: 'Iva Kopecká',
  };
  const { id } = inserted(await database.insert(customers).values(values).returning({ id: customers.id }));
  return { id, birthDay };
}

/** Inserts a customer of a given age and links the account to the customer. */
export async function insertPerson(context: DemoContext, { link, ...person }: Person): Promise<DemoPerson> {
  const found = await insertUnlinked(context, person);
  await context.database.insert(accountLinks).values({
    accountId: context.accountId,
    customerId: found.id,
    type: link,
    cancelable: link !== 'REGISTERED',
    created: daysBefore(context.now, linkedDaysAgo),
  });
  await recordPerson(context, found.id, link);
  return found;
}

/** Inserts the account's own customer, with the account's e-mail address. */
export const insertHolder = (
  context: DemoContext,
  person: Pick<Person, 'firstName' | 'lastName' | 'age'>,
): Promise<DemoPerson> =>
  insertPerson(context, { ...person, link: 'REGISTERED', email: context.username, phoneNumber: '+420601234567' });
