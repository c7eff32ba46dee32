import type { Database } from '../../platform/db/database.ts';
import type { PgTable } from '../../platform/db/orm-tables.ts';
import { and, eq, inArray, or, sql } from '../../platform/db/orm.ts';
import type { SQL } from '../../platform/db/orm.ts';
import {
  accountEvents,
  accountLinks,
  calendarAddresses,
  cardApplicationDrafts,
  cardApplicationEvents,
  bankCardTokenizations,
  cardApplications,
  cartItems,
  customerAccounts,
  idempotencyKeys,
  knownNetworks,
  expiredCartItems,
  linkNotices,
  logIns,
  mailedTokens,
  notificationSettings,
  reclamations,
  reminders,
  sentMails,
  undeliveredMails,
} from '../../platform/db/schema.ts';
import type { RowCounts } from '../../platform/db/schema.ts';
import { changeCart, emptyCartState, nullifyCartLifetime } from '../../purchase/cart/cart-lifetime.ts';
import type { LockedAccount } from './lock-account.ts';

async function erase(transaction: Database, table: PgTable, condition: SQL | undefined): Promise<number> {
  return (
    await transaction
      .delete(table)
      .where(condition)
      .returning({ one: sql`1` })
  ).length;
}

/** Removes the items for the account's own customer from the carts of the accounts that managed the card. */
async function clearCartsOfManagers(transaction: Database, { own, managerIds }: LockedAccount): Promise<void> {
  if (own === undefined || managerIds.length === 0) return;
  for (const table of [cartItems, expiredCartItems])
    await transaction.delete(table).where(and(eq(table.customerId, own.id), inArray(table.accountId, [...managerIds])));
  for (const managerId of managerIds) {
    await nullifyCartLifetime(transaction, managerId);
    // The text of the cart changes may contain the person's name.
    await changeCart(transaction, managerId, { cartChanges: null });
  }
}

/** Ends all links of the account, and the management of its own customer's card by others. */
function eraseLinks(transaction: Database, { accountId, own }: LockedAccount): Promise<number> {
  const managed = own && and(eq(accountLinks.customerId, own.id), eq(accountLinks.type, 'MANAGED'));
  return erase(transaction, accountLinks, or(eq(accountLinks.accountId, accountId), managed));
}

/** Deletes the rows that are not needed without the account; returns the number of rows for each table. */
export async function eraseAccountData(transaction: Database, account: LockedAccount): Promise<RowCounts> {
  const { accountId, own } = account;
  await clearCartsOfManagers(transaction, account);
  return {
    account_links: await eraseLinks(transaction, account),
    cart_items: await erase(transaction, cartItems, eq(cartItems.accountId, accountId)),
    card_application_drafts: await erase(
      transaction,
      cardApplicationDrafts,
      or(eq(cardApplicationDrafts.accountId, accountId), own && eq(cardApplicationDrafts.customerId, own.id)),
    ),
    expired_cart_items: await erase(transaction, expiredCartItems, eq(expiredCartItems.accountId, accountId)),
    mailed_tokens: await erase(
      transaction,
      mailedTokens,
      or(eq(mailedTokens.accountId, accountId), own && eq(mailedTokens.customerId, own.id)),
    ),
    notification_settings: await erase(
      transaction,
      notificationSettings,
      eq(notificationSettings.accountId, accountId),
    ),
    reminders: await erase(transaction, reminders, eq(reminders.accountId, accountId)),
    calendar_addresses: await erase(transaction, calendarAddresses, eq(calendarAddresses.accountId, accountId)),
    link_notices: await erase(
      transaction,
      linkNotices,
      or(eq(linkNotices.accountId, accountId), eq(linkNotices.otherAccountId, accountId)),
    ),
    sent_mails: await erase(transaction, sentMails, eq(sentMails.accountId, accountId)),
    undelivered_mails: await erase(transaction, undeliveredMails, eq(undeliveredMails.accountId, accountId)),
    log_ins: await erase(transaction, logIns, eq(logIns.accountId, accountId)),
    known_networks: await erase(transaction, knownNetworks, eq(knownNetworks.accountId, accountId)),
    account_events: await erase(transaction, accountEvents, eq(accountEvents.accountId, accountId)),
    bank_card_tokenizations: await erase(
      transaction,
      bankCardTokenizations,
      eq(bankCardTokenizations.accountId, accountId),
    ),
    idempotency_keys: await erase(transaction, idempotencyKeys, eq(idempotencyKeys.accountId, accountId)),
  };
}

/**
 * Withdraws the unfinished applications that the account has filed or that are for its own customer; removes the
 * submitted data and notes from all of them.
 */
export async function closeApplications(transaction: Database, { accountId, own }: LockedAccount): Promise<number> {
  const mine = or(eq(cardApplications.accountId, accountId), own && eq(cardApplications.customerId, own.id));
  await transaction
    .update(cardApplications)
    .set({ state: 'REJECTED', correction: null })
    .where(and(mine, inArray(cardApplications.state, ['UNCHECKED_DATA', 'WAITING_TO_BE_PRINTED'])));
  const ids = transaction.select({ id: cardApplications.id }).from(cardApplications).where(mine);
  const events = inArray(cardApplicationEvents.applicationId, ids);
  await transaction.update(cardApplicationEvents).set({ note: null }).where(events);
  return (
    await transaction
      .update(cardApplications)
      .set({ note: null, customerChanges: null, recipientAddress: null, checkedBy: null, isicNumber: null })
      .where(mine)
      .returning({ one: sql`1` })
  ).length;
}

/**
 * Closes the unanswered reclamations that the account has filed or that are about its own customer; removes the contact
 * and the texts from all of them.
 */
export async function closeReclamations(transaction: Database, { accountId, own }: LockedAccount): Promise<number> {
  const mine = or(eq(reclamations.accountId, accountId), own && eq(reclamations.customerId, own.id));
  await transaction
    .update(reclamations)
    .set({ state: 'REJECTED' })
    .where(and(mine, eq(reclamations.state, 'PENDING')));
  const closed = await transaction
    .update(reclamations)
    .set({ contact: null, note: null, answer: null })
    .where(mine)
    .returning({ one: sql`1` });
  return closed.length;
}

/**
 * Keeps only the account's row, because its orders refer to it. Nobody can log in to the account, its tokens end, and
 * its address can be registered again.
 * @param tombstoneName the username that replaces the person's username
 * @param passwordHash the hash of a password that nobody knows
 */
export async function reduceToTombstone(
  transaction: Database,
  accountId: number,
  tombstoneName: string,
  passwordHash: string,
): Promise<void> {
  await transaction
    .update(customerAccounts)
    .set({
      ...emptyCartState,
      username: tombstoneName,
      passwordHash,
      verified: false,
      role: 'DELETED',
      credentialsVersion: sql`${customerAccounts.credentialsVersion} + 1`,
      keptTokenId: null,
      endedTokenIds: [],
      termsAgreedAt: null,
      withheldPages: [],
      cartExpiredAt: null,
    })
    .where(eq(customerAccounts.id, accountId));
}
