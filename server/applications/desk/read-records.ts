import type { Database } from '../../platform/db/database.ts';
import { alias } from '../../platform/db/orm-tables.ts';
import { and, asc, eq } from '../../platform/db/orm.ts';
import {
  attachmentTypes,
  branchOffices,
  cardApplicationProfiles,
  cardApplications,
  customerAccounts,
  customerCards,
  customerProfiles,
  customers,
  orderItems,
  orders,
} from '../../platform/db/schema.ts';
import { readAttachments } from '../attachments/attachment-view.ts';
import { isFeeOf } from '../records/is-fee-of.ts';
import { readEvents } from '../records/read-events.ts';

const custodians = alias(customers, 'custodians');
const bankCards = alias(customerCards, 'bank_cards');

async function readRow(database: Database, id: number) {
  const [row] = await database
    .select({
      application: cardApplications,
      customer: customers,
      account: customerAccounts.username,
      custodian: custodians,
      card: customerCards,
      bankCard: { id: bankCards.id, cardNumber: bankCards.cardNumber },
      branchOffice: branchOffices,
    })
    .from(cardApplications)
    .innerJoin(customers, eq(customers.id, cardApplications.customerId))
    .innerJoin(customerAccounts, eq(customerAccounts.id, cardApplications.accountId))
    .leftJoin(custodians, eq(custodians.id, customers.parentId))
    .leftJoin(customerCards, eq(customerCards.id, cardApplications.cardId))
    .leftJoin(bankCards, eq(bankCards.id, cardApplications.bankCardId))
    .leftJoin(branchOffices, eq(branchOffices.id, cardApplications.deliveryBranchOfficeId))
    .where(eq(cardApplications.id, id));
  return row;
}

const readProfiles = (database: Database, id: number) =>
  database
    .select({
      asked: cardApplicationProfiles,
      requireConfirmation: customerProfiles.requireConfirmation,
      attachmentType: attachmentTypes,
    })
    .from(cardApplicationProfiles)
    .innerJoin(customerProfiles, eq(customerProfiles.id, cardApplicationProfiles.customerProfileId))
    .leftJoin(attachmentTypes, eq(attachmentTypes.customerProfileId, customerProfiles.id))
    .where(eq(cardApplicationProfiles.applicationId, id))
    .orderBy(asc(cardApplicationProfiles.position), asc(attachmentTypes.id));

/** The order with which a fee was paid; undefined if there is none. */
async function readFee(database: Database, applicationId: number) {
  const [fee] = await database
    .select({ orderNumber: orders.number, price: orderItems.price, currency: orders.currency })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(isFeeOf(orderItems, applicationId), eq(orders.state, 'PAID'), eq(orderItems.cancelled, false)))
    .limit(1);
  return fee;
}

/** All records of an application; undefined for an unknown id. */
export async function readRecords(database: Database, id: number) {
  const row = await readRow(database, id);
  if (row === undefined) return undefined;
  return {
    ...row,
    profiles: await readProfiles(database, id),
    attachments: await readAttachments(database, [id]),
    events: await readEvents(database, id),
    fee: await readFee(database, row.application.feeOfId ?? id),
  };
}

export type ApplicationRecords = NonNullable<Awaited<ReturnType<typeof readRecords>>>;
