import { addDays } from '#rules/dates.ts';
import { inserted } from '#server/platform/db/inserted.ts';
import { eq } from '#server/platform/db/orm.ts';
import { accountLinks, customerAccounts, customers } from '#server/platform/db/schema/accounts.ts';
import type { ProfileCode } from '#server/reference-data/seeds/customer-profiles.ts';
import { insertCard } from './cards.ts';
import type { DemoContext } from './demo-context.ts';
import { linkedDaysAgo, recordAccountCreation, recordPerson } from './history.ts';
import { daysBefore } from './moments.ts';
import { insertPerson } from './people.ts';
import type { DemoPerson, Person } from './people.ts';
import { demoTicket, insertTicket } from './tickets.ts';

type Managed = Omit<Person, 'link' | 'lastName'> & { readonly lastName?: string; readonly profile: ProfileCode };

/** A managed person with a card. */
async function insertManaged(context: DemoContext, { profile, lastName = 'Malá', ...person }: Managed) {
  const holder = await insertPerson(context, { ...person, lastName, link: 'MANAGED' });
  return { ...holder, card: await insertCard(context, { holder, profile }) };
}

/**
 * Creates a second account with the same password. The demo account also manages the own customer and the assigned
 * customer of the second account.
 */
async function insertRelative({ database, accountId, username }: DemoContext): Promise<number> {
  const [own] = await database.select().from(customerAccounts).where(eq(customerAccounts.id, accountId));
  if (own === undefined) throw new Error(`expected the account ${String(accountId)}, got none`);
  const { passwordHash, created } = own;
  const values = {
    username: `relative-of-${username}`,
    passwordHash,
    verified: true,
    termsAgreedAt: created,
    created,
  };
  const { id } = inserted(
    await database.insert(customerAccounts).values(values).returning({ id: customerAccounts.id }),
  );
  await recordAccountCreation(database, { accountId: id, verified: true, created });
  return id;
}

const link = async (
  { now, ...context }: DemoContext,
  accountId: number,
  { id: customerId }: DemoPerson,
  type: 'REGISTERED' | 'ASSIGNED',
): Promise<void> => {
  const created = daysBefore(now, linkedDaysAgo);
  const values = { accountId, customerId, type, cancelable: type !== 'REGISTERED', created };
  await context.database.insert(accountLinks).values(values);
  await recordPerson({ ...context, now, accountId }, customerId, type);
};

/**
 * People moved from the legacy shop, one for each outcome of 'set main account' and 'set assigned account': Dana can
 * become the main account, and after that her child Filip can be assigned; Emil has an account (error 4); Hugo is
 * assigned to Emil's account (5); Irma is Emil's child (6); Gita has no parent (9). There is also a placeholder from
 * another system, with a card and a ticket (LNK-03).
 */
export async function buildOnlyManaged(context: DemoContext): Promise<void> {
  const dana = await insertManaged(context, { firstName: 'Dana', age: 38, profile: 'ADULT' });
  const emil = await insertManaged(context, { firstName: 'Emil', lastName: 'Malý', age: 40, profile: 'ADULT' });
  const child = { profile: 'CHILD', age: 9 } as const;
  await insertManaged(context, { ...child, firstName: 'Filip', lastName: 'Malý', parentId: dana.id });
  await insertManaged(context, { ...child, firstName: 'Gita' });
  const hugo = await insertManaged(context, { ...child, firstName: 'Hugo', lastName: 'Malý', parentId: dana.id });
  await insertManaged(context, { ...child, firstName: 'Irma', parentId: emil.id });

  const relative = await insertRelative(context);
  await link(context, relative, emil, 'REGISTERED');
  await link(context, relative, hugo, 'ASSIGNED');
  await insertPlaceholder(context);
}

async function insertPlaceholder(context: DemoContext): Promise<void> {
  const { id, card } = await insertManaged(context, { firstName: '?', lastName: 'Import', age: 38, profile: 'ADULT' });
  await context.database
    .update(customers)
    .set({ firstName: String(id), external: true })
    .where(eq(customers.id, id));
  await insertTicket(context, demoTicket(context, card, 'DAYS_90', '100', addDays(context.today, -10)));
}
