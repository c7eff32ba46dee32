import { customer, loggedCustomer } from '#contract/endpoints/customers.ts';
import type { Customer } from '#contract/entities/customer.ts';
import type { Locale } from '#contract/enumerations.ts';
import type { Sent } from '#contract/values.ts';
import type { Database } from '../../platform/db/database.ts';
import { alias } from '../../platform/db/orm-tables.ts';
import { and, desc, eq, exists } from '../../platform/db/orm.ts';
import type { SQL } from '../../platform/db/orm.ts';
import { accountLinks, customerCards, customers } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import { isKept } from './active-card.ts';
import { cardState } from './card-query.ts';

const parents = alias(customers, 'parents');
const newest = alias(customerCards, 'newest_card');
const ownLinks = alias(accountLinks, 'own_links');

interface Row {
  readonly customer: typeof customers.$inferSelect;
  readonly link: Pick<typeof accountLinks.$inferSelect, 'id' | 'type' | 'cancelable'>;
  readonly lastCard: typeof customerCards.$inferSelect | null;
  readonly parent: { readonly id: number; readonly firstName: string; readonly lastName: string } | null;
}

function addressOf({ street, streetNumber, city, zip }: Row['customer']): Sent<typeof Customer>['address'] {
  const parts = [street, streetNumber, city, zip];
  return parts.every((part) => part === null) ? null : { street, streetNumber, city, zip };
}

const lastCardOf = ({ lastCard }: Row, locale: Locale): Sent<typeof Customer>['lastCard'] =>
  lastCard && {
    id: lastCard.id,
    cardNumber: lastCard.cardNumber,
    currentState: cardState(locale, lastCard.state),
    validFrom: lastCard.validFrom,
    validTo: lastCard.validTo,
  };

const toCustomer = (found: Row, locale: Locale): Sent<typeof Customer> => {
  const { customer: row, parent, link } = found;
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    fullName: `${row.firstName} ${row.lastName}`,
    birthDay: row.birthDay,
    email: row.email,
    phoneNumber: row.phoneNumber,
    photo: row.photo,
    originId: row.originId,
    address: addressOf(row),
    draft: row.draft,
    external: row.external,
    parent,
    parentId: parent?.id ?? null,
    changes: row.changes,
    lastCard: lastCardOf(found, locale),
    pin: link.type === 'REGISTERED' ? row.pin : null,
    isicNumber: link.type === 'MANAGED' ? null : row.isicNumber,
    personalDataVerifiedDate: row.personalDataVerifiedDate?.toISOString() ?? null,
    personalDataVerifiedBy: row.personalDataVerifiedBy,
  };
};

type CustomerCall = Pick<Call<typeof customer | typeof loggedCustomer>, 'database' | 'caller' | 'locale'>;

/** A customer of the account, with the customer's link to the account. */
export interface FoundCustomer extends Pick<Row, 'link'> {
  readonly customer: Sent<typeof Customer>;
  /** Whether the customer has an account of their own: this account or another account. */
  readonly connected: boolean;
}

/** For the customer in a row: the id of the newest card. */
const newestCard = (database: Database) =>
  database
    .select({ id: customerCards.id })
    .from(customerCards)
    .where(and(eq(customerCards.customerId, customers.id), isKept()))
    .orderBy(desc(customerCards.created), desc(customerCards.id))
    .limit(1);

/** Whether the customer in the row has an account of their own. */
const isConnected = (database: Database) =>
  exists(
    database
      .select({ id: ownLinks.id })
      .from(ownLinks)
      .where(and(eq(ownLinks.customerId, customers.id), eq(ownLinks.type, 'REGISTERED'))),
  ).mapWith(Boolean);

async function findLinked({ database, caller, locale }: CustomerCall, which: SQL): Promise<FoundCustomer | null> {
  const [row] = await database
    .select({
      customer: customers,
      link: { id: accountLinks.id, type: accountLinks.type, cancelable: accountLinks.cancelable },
      lastCard: newest,
      parent: { id: parents.id, firstName: parents.firstName, lastName: parents.lastName },
      connected: isConnected(database),
    })
    .from(accountLinks)
    .innerJoin(customers, eq(customers.id, accountLinks.customerId))
    .leftJoin(parents, eq(parents.id, customers.parentId))
    .leftJoin(newest, eq(newest.id, newestCard(database)))
    .where(and(eq(accountLinks.accountId, caller.accountId), which));
  return row === undefined ? null : { customer: toCustomer(row, locale), link: row.link, connected: row.connected };
}

export const findOwnCustomer = (call: CustomerCall): Promise<FoundCustomer | null> =>
  findLinked(call, eq(accountLinks.type, 'REGISTERED'));

/** A customer of the account: its own customer or a linked customer. */
export const findCustomer = (call: CustomerCall, customerId: number): Promise<FoundCustomer | null> =>
  findLinked(call, eq(accountLinks.customerId, customerId));

export const loggedCustomerRoute = route(loggedCustomer, 'read', async (call) => {
  const found = await findOwnCustomer(call);
  return found === null ? null : found.customer;
});

export const customerRoute = route(customer, 'read', async (call) => {
  const found = await findCustomer(call, call.params.id);
  if (found === null) throw new ApiError('NOT_FOUND');
  return found.customer;
});
