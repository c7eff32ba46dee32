import type { AccountLinkType } from '#contract/enumerations.ts';
import { addDays } from '#rules/dates.ts';
import { inserted } from '#server/platform/db/inserted.ts';
import { eq } from '#server/platform/db/orm.ts';
import { accountLinks, customerAccounts, customers } from '#server/platform/db/schema/accounts.ts';
import { insertApplication } from './applications.ts';
import { insertCard } from './cards.ts';
import type { DemoContext } from './demo-context.ts';
import { daysBefore } from './moments.ts';
import { insertUnlinked } from './people.ts';
import type { DemoPerson } from './people.ts';
import { demoTicket, insertTicket } from './tickets.ts';
import { cashTopUp, insertLedger } from './wallet-ledger.ts';

/** The cases of connecting a card: an account can connect it, or is refused for a certain reason. */
export const counterCardKinds = [
  'adult',
  'adultWithEMail',
  'adultKnownTwice',
  'adultWithAccount',
  'adultWithBlockedCard',
  'adultWithBankCard',
  'adultFromShop',
  'child',
  'childAssigned',
  'childOfOther',
  'childOfTwin',
  'childWithoutParent',
] as const;
export type CounterCardKind = (typeof counterCardKinds)[number];

export interface CounterCardSeed {
  readonly kind: CounterCardKind;
  readonly cardNumber?: string;
  readonly applicationNumber: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface CounterCard {
  readonly customerId: number;
  readonly cardNumber: string;
}

/** Creates another person's account, with the same password. */
async function insertOtherAccount(
  { database, accountId, now }: DemoContext,
  applicationNumber: string,
): Promise<number> {
  const [own] = await database.select().from(customerAccounts).where(eq(customerAccounts.id, accountId));
  if (own === undefined) throw new Error(`expected the account ${String(accountId)}, got none`);
  const values = {
    username: `holder-${applicationNumber}@linka.example`,
    passwordHash: own.passwordHash,
    verified: true,
    created: daysBefore(now, 400),
  };
  return inserted(await database.insert(customerAccounts).values(values).returning({ id: customerAccounts.id })).id;
}

async function linkOther(
  context: DemoContext,
  { applicationNumber }: CounterCardSeed,
  id: number,
  type: AccountLinkType,
) {
  const accountId = await insertOtherAccount(context, applicationNumber);
  await context.database.insert(accountLinks).values({ accountId, customerId: id, type, created: context.now });
}

/** The own customer of the tested account; undefined if it has none. */
async function ownCustomer({ database, accountId }: DemoContext) {
  const links = await database.select().from(accountLinks).where(eq(accountLinks.accountId, accountId));
  const id = links.find(({ type }) => type === 'REGISTERED')?.customerId;
  const [own] = id === undefined ? [] : await database.select().from(customers).where(eq(customers.id, id));
  return own;
}

const parent = { firstName: 'Hana', age: 38 } as const;

async function parentOf(context: DemoContext, { kind, lastName }: CounterCardSeed): Promise<number | undefined> {
  if (kind === 'childOfOther') return (await insertUnlinked(context, { ...parent, lastName })).id;
  const own = await ownCustomer(context);
  if (kind !== 'childOfTwin' || own === undefined) return own?.id;
  const { id: _, ...twin } = own;
  return inserted(await context.database.insert(customers).values(twin).returning({ id: customers.id })).id;
}

async function insertHolderOf(context: DemoContext, seed: CounterCardSeed): Promise<DemoPerson> {
  const { kind, firstName, lastName } = seed;
  const isChild = kind.startsWith('child');
  const parentId = isChild && kind !== 'childWithoutParent' ? await parentOf(context, seed) : undefined;
  const holder = await insertUnlinked(context, {
    firstName,
    lastName,
    age: isChild ? 9 : 34,
    ...(kind === 'adultWithEMail' ? { email: context.username } : {}),
    ...(parentId === undefined ? {} : { parentId }),
  });
  if (kind === 'adultKnownTwice') await insertUnlinked(context, { firstName, lastName, age: 34 });
  if (kind === 'adultWithAccount') await linkOther(context, seed, holder.id, 'REGISTERED');
  if (kind === 'childAssigned') await linkOther(context, seed, holder.id, 'ASSIGNED');
  return holder;
}

/**
 * Inserts a card that was issued at the operator's counter, with a ticket and a wallet. The card's holder is linked to
 * an account only if `kind` requires this.
 */
export async function insertCounterCard(context: DemoContext, seed: CounterCardSeed): Promise<CounterCard> {
  const { kind, cardNumber, applicationNumber } = seed;
  const holder = await insertHolderOf(context, seed);
  const profile = kind.startsWith('child') ? 'CHILD' : 'ADULT';
  const card = await insertCard(context, {
    holder,
    profile,
    ...(kind === 'adultWithBankCard' ? { type: 'BANK' } : {}),
    state: kind === 'adultWithBlockedCard' ? 'BLOCKED' : 'ACTIVE',
    ...(cardNumber === undefined ? {} : { cardNumber }),
  });
  await insertTicket(context, demoTicket(context, card, 'DAYS_90', '100', addDays(context.today, -20)));
  if (kind !== 'adultWithBankCard') await insertLedger(context, card, [cashTopUp(30, 25_000)]);
  await insertApplication(context, {
    holder,
    daysAgo: 210,
    state: 'PROCESSED',
    profile,
    card,
    applicationNumber,
    filedBy: kind === 'adultFromShop' ? await insertOtherAccount(context, applicationNumber) : null,
  });
  return { customerId: holder.id, cardNumber: card.cardNumber };
}
