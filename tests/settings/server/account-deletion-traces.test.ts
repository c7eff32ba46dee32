import { eq, sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteCustomerAccount } from '#contract/endpoints/account-deletion.ts';
import { resetPassword } from '#contract/endpoints/auth.ts';
import { createCalendarAddress } from '#contract/endpoints/calendar-address.ts';
import { requestCardManagement } from '#contract/endpoints/customer-account-links.ts';
import { activeCard } from '#contract/endpoints/customers.ts';
import { createReclamation } from '#contract/endpoints/reclamations.ts';
import { addEWalletTransaction } from '#contract/endpoints/shopping-cart.ts';
import { anonymousCardNumber } from '#rules/card-number.ts';
import { retentionRules } from '#server/accounts/deletion/retention-rules.ts';
import { deleteOldRows } from '#server/housekeeping.ts';
import { rowsOf } from '#server/platform/db/rows-of.ts';
import {
  accountNotices,
  customerAccounts,
  customerCards,
  customers,
  eWalletTransactions,
  invoices,
  expiredCartItems,
  orders,
  reclamations,
} from '#server/platform/db/schema.ts';
import { exampleSupplier } from '#server/platform/settings/supplier.ts';
import { documentPaidOrder } from '#server/purchase/invoices/document-paid-order.ts';
import { smallPdf } from '../../common/server/support/attachment-form.ts';
import { fileApplication, submit, typesOf } from '../../common/server/support/attachments.ts';
import { call, freshAccount } from '../../common/server/support/call.ts';
import { processDue } from '../../common/server/support/process-due.ts';
import { reclamationBody } from '../../common/server/support/reclamations.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
  await server.services.settings.change(server.services.database, { supplier: exampleSupplier });
});
afterAll(() => server.stop());

const person = {
  firstName: 'Xenie-Traces',
  lastName: 'Unikátová-Traces',
  birthDay: '1987-02-03',
  email: 'private-traces@mail.example',
  phoneNumber: '+420777123987',
  photo: 'data:image/jpeg;base64,VHJhY2Vz',
  street: 'Stopová-Traces',
  streetNumber: '987/65',
  city: 'Tracesov',
  zip: '987 65',
  pin: '98798',
  isicNumber: 'S420000098798A',
  personalDataVerifiedBy: 'Úředník Traces',
  changes: { firstName: 'Xenie-Changed', email: 'changed-traces@mail.example' },
};

/** File content that the search can find: columns of bytes are compared as hexadecimal digits. */
const submitted = Buffer.from('submitted-traces');

type Account = Awaited<ReturnType<typeof freshAccount>>;

/** Gives an account a row in every table that can contain its data. */
async function fill(account: Account, other: Account): Promise<void> {
  const { database } = server.services;
  const { token, customerId, accountId, username } = account;
  const now = server.clock.now();
  await database.update(customers).set(person).where(eq(customers.id, customerId));
  const mine = await database.select().from(orders).where(eq(orders.accountId, accountId));
  for (const { id, state } of mine) if (state === 'PAID') await documentPaidOrder(server.services, id, now);
  const {
    electronicWallet,
    cardNumber,
    id: cardId,
  } = await call(server, activeCard, { token, params: { id: customerId } });
  const body = { eWalletId: electronicWallet?.id, price: 10_000, previousBalance: electronicWallet?.currentAmount };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  await call(server, addEWalletTransaction, { token, body, headers });
  const ride = { address: person.street, lineNumber: person.streetNumber, note: `call ${person.phoneNumber}` };
  await database
    .update(eWalletTransactions)
    .set(ride)
    .where(eq(eWalletTransactions.eWalletId, electronicWallet?.id ?? 0));
  const item = { type: 'ELECTRONIC_WALLET', name: 'x', price: 1, taxPercentage: 0, customerId } as const;
  await database.insert(expiredCartItems).values({ ...item, payload: { cardId, cardNumber }, accountId });
  const { address } = await call(server, createCalendarAddress, { token });
  expect((await fetch(address)).status).toBe(200);
  await call(server, resetPassword, { body: { value: username } });
  await call(server, requestCardManagement, { token, body: { username: other.username } });
  // The event of the other account contains this account's name.
  const holder = await freshAccount(server, 'senior');
  await call(server, requestCardManagement, { token: holder.token, body: { username } });
  const applicationId = await fileApplication(server, account, {
    note: `call ${person.phoneNumber}`,
    customerChanges: person.changes,
    recipientAddress: { street: person.street, streetNumber: null, city: person.city, zip: person.zip },
    checkedBy: person.personalDataVerifiedBy,
  });
  const { pupil } = await typesOf(server);
  const file = { name: `${person.lastName}.pdf`, content: Buffer.concat([smallPdf, submitted]), typeId: pupil };
  await submit(server, token, applicationId, file);
  await call(server, createReclamation, {
    token,
    body: {
      ...reclamationBody(customerId),
      cardId,
      customerFirstName: person.firstName,
      customerPhoneNumber: person.phoneNumber,
      note: `call ${person.phoneNumber}`,
    },
  });
  await database
    .update(reclamations)
    .set({ state: 'FINALIZED', answer: `we have called ${person.phoneNumber}` })
    .where(eq(reclamations.customerId, customerId));
  while (await processDue(server.services));
}

const numbersOf = async (customerId: number) =>
  (await server.services.database.select().from(customerCards).where(eq(customerCards.customerId, customerId))).map(
    ({ cardNumber }) => cardNumber,
  );

/** The columns of the whole database that contain one of the texts, as `table.column`. */
async function columnsWith(needles: readonly string[]): Promise<string[]> {
  const { database } = server.services;
  const columns = await rowsOf<{ table: string; column: string }>(
    database,
    sql`select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' order by 1, 2`,
  );
  const found: string[] = [];
  for (const { table, column } of columns) {
    const text = sql`lower(${sql.identifier(column)}::text)`;
    const matches = sql.join(
      needles.map((needle) => sql`position(lower(${needle}) in ${text}) > 0`),
      sql` or `,
    );
    const rows = await rowsOf(database, sql`select 1 as one from ${sql.identifier(table)} where ${matches} limit 1`);
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

async function deleteFilledAccount(key: 'adult') {
  const account = await freshAccount(server, key);
  const other = await freshAccount(server, 'newcomer');
  await fill(account, other);
  const needles = [
    account.username,
    ...Object.values(person).filter((value) => typeof value === 'string'),
    ...Object.values(person.changes),
    ...(await numbersOf(account.customerId)),
    submitted.toString('hex'),
  ];
  const before = await columnsWith(needles);
  const { token, password } = account;
  await call(server, deleteCustomerAccount, { token, body: { password } });
  return { account, needles, before };
}

/** Columns that contain data of the person before the deletion, but not after it. */
const gone = [
  'account_events.other_name',
  'account_events.person_name',
  'card_application_attachments.name',
  'card_applications.checked_by',
  'card_applications.customer_changes',
  'card_applications.note',
  'card_applications.recipient_address',
  'cart_items.payload',
  'customer_accounts.username',
  'customers.birth_day',
  'customers.changes',
  'customers.city',
  'customers.email',
  'customers.first_name',
  'customers.isic_number',
  'customers.last_name',
  'customers.personal_data_verified_by',
  'customers.phone_number',
  'customers.photo',
  'customers.pin',
  'customers.street',
  'customers.street_number',
  'customers.zip',
  'e_wallet_transactions.address',
  'e_wallet_transactions.line_number',
  'e_wallet_transactions.note',
  'idempotency_keys.response',
  'expired_cart_items.payload',
  'reclamations.answer',
  'reclamations.contact',
  'reclamations.note',
  'sent_mails.recipient',
  'stored_files.content',
];

describe('the data of a person after a deletion (SET-02)', () => {
  test('are only in the columns that the retention rules name, in the whole database', async () => {
    const { needles, before } = await deleteFilledAccount('adult');
    const kept = new Set(
      retentionRules.flatMap(({ table, stillNames }) => stillNames.map((column) => `${table}.${column}`)),
    );
    const unmailed = await columnsWith(needles);
    expect(unmailed.filter((column) => !kept.has(column))).toEqual([]);
    expect(unmailed).toContain('account_notices.recipient');
    while (await processDue(server.services));
    const after = await columnsWith(needles);
    expect(after).toEqual([
      'customer_cards.card_number',
      'invoices.snapshot',
      'mails.html',
      'mails.recipient',
      'mails.text',
      'order_items.payload',
    ]);
    expect(before).toEqual(expect.arrayContaining(gone));
    expect(after.filter((column) => gone.includes(column))).toEqual([]);
    expect(await server.services.database.$count(accountNotices)).toBe(0);
  });

  test("include orders and invoices with the buyer, for the operator's desk", async () => {
    const { account } = await deleteFilledAccount('adult');
    const { database } = server.services;
    const kept = await database
      .select({ snapshot: invoices.snapshot, number: orders.number })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(eq(orders.accountId, account.accountId));
    expect(kept).toHaveLength(4);
    for (const { snapshot } of kept)
      expect(snapshot.customer).toEqual([
        'Xenie-Traces Unikátová-Traces',
        'Stopová-Traces 987/65',
        '987 65 Tracesov',
        account.username,
      ]);
  });

  test("are erased after their retention period: orders after ten years, a card's number after its last day", async () => {
    const { account } = await deleteFilledAccount('adult');
    const { database } = server.services;
    const mine = eq(orders.accountId, account.accountId);
    await deleteOldRows(server.services);
    expect(await database.$count(orders, mine)).toBe(5);
    server.clock.set('2036-10-20T09:00:00.000Z');
    await deleteOldRows(server.services);
    const left = await database.select().from(orders).where(mine);
    expect(left.map(({ issued }) => issued.toISOString().slice(0, 10)).toSorted()).toEqual([
      '2026-10-26',
      '2026-11-09',
      '2026-11-20',
    ]);
    expect(await numbersOf(account.customerId)).toEqual(
      (await database.select().from(customerCards).where(eq(customerCards.customerId, account.customerId))).map(
        ({ id }) => anonymousCardNumber(id),
      ),
    );
    server.clock.set('2037-01-01T09:00:00.000Z');
    await deleteOldRows(server.services);
    expect(await database.$count(orders, mine)).toBe(0);
    const others = await database
      .select({ id: customerAccounts.id })
      .from(customerAccounts)
      .innerJoin(orders, eq(orders.accountId, customerAccounts.id));
    expect(others.length).toBeGreaterThan(0);
  });
});

describe('the table of retention rules', () => {
  /** Tables without data about persons. */
  const impersonal = new Set([
    'customer_profiles',
    'attachment_types',
    'branch_offices',
    'failure_reports',
    'fees',
    'invoice_numbers',
    'price_list_periods',
    'price_list_zones',
    'price_lists',
    'sandbox_state',
    'secrets',
    'settings',
    'tariff_profiles',
    'ticket_combinations',
    'zones',
    'zone_connections',
  ]);

  test('names every table of the database with personal data, and only columns that exist', async () => {
    const columns = await rowsOf<{ table: string; column: string }>(
      server.services.database,
      sql`select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public'`,
    );
    const tables = new Set(columns.map(({ table }) => table));
    const named = retentionRules.map(({ table }) => table);
    expect([...tables].filter((table) => !impersonal.has(table)).toSorted()).toEqual(named.toSorted());
    const existing = new Set(columns.map(({ table, column }) => `${table}.${column}`));
    const missing = retentionRules
      .flatMap(({ table, stillNames }) => stillNames.map((column) => `${table}.${column}`))
      .filter((column) => !existing.has(column));
    expect(missing).toEqual([]);
  });

  test('is the same as in docs/privacy.md', () => {
    const lines = readFileSync(join(import.meta.dirname, '../../../docs/privacy.md'), 'utf8').split('\n');
    const cellsOf = (line: string) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', ''));
    const documented = lines.filter((line) => line.startsWith('| `')).map(cellsOf);
    const words = { ERASED: 'erased', ANONYMISED: 'anonymised', KEPT: 'kept' } as const;
    const expected = retentionRules.map(({ table, retention, what, stillNames }) => [
      table,
      words[retention],
      what,
      stillNames.join(', '),
    ]);
    expect(documented).toEqual(expected);
  });
});
