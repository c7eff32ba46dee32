import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customerAccountLinks } from '#contract/endpoints/account-link-list.ts';
import { createCardApplicationDraft, saveDraftFile } from '#contract/endpoints/card-application-drafts.ts';
import { updateAccountSettings } from '#contract/endpoints/customer-accounts.ts';
import {
  customerCards as customerCardsCall,
  customerEWalletTransactions,
  customerTicketFares,
  loggedCustomer,
} from '#contract/endpoints/customers.ts';
import { dataExport } from '#contract/endpoints/data-export.ts';
import { invoicePdf } from '#contract/endpoints/order-documents.ts';
import { order as orderCall } from '#contract/endpoints/orders.ts';
import { draftShape } from '#contract/entities/card-application-draft.ts';
import {
  accountLinks,
  customerAccounts,
  customerCards,
  customers,
  mailedTokens,
  notificationSettings,
  orders,
  payments,
  secrets,
} from '#server/platform/db/schema.ts';
import { exampleSupplier } from '#server/platform/settings/supplier.ts';
import { documentPaidOrder } from '#server/purchase/invoices/document-paid-order.ts';
import { fileForm, smallPdf } from '../../common/server/support/attachment-form.ts';
import { fileApplication, submit, typesOf } from '../../common/server/support/attachments.ts';
import { call, freshAccount, refusal, send } from '../../common/server/support/call.ts';
import { fileId, plainEntered as entered } from '../../common/server/support/entered-application.ts';
import { exportOf } from '../../common/server/support/export-of.ts';
import { reclamationTools } from '../../common/server/support/reclamations.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
  await server.services.settings.change(server.services.database, { supplier: exampleSupplier });
});
afterAll(() => server.stop());

const database = () => server.services.database;

/** An adult with all kinds of data, and with an invoice for each paid order. */
async function invoicedAdult() {
  const account = await freshAccount(server, 'adult');
  const mine = await database().select().from(orders).where(eq(orders.accountId, account.accountId));
  for (const { id, state } of mine)
    if (state === 'PAID') await documentPaidOrder(server.services, id, server.clock.now());
  return { ...account, mine };
}

const all = { limit: 100 } as const;

describe('the exported data of an account (SET-03)', () => {
  test('are a zip with a page, a file for each subject, and the invoices', async () => {
    const { token, mine } = await invoicedAdult();
    const { headers, files, json, data } = await exportOf(server, token);
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('content-disposition')).toBe('attachment; filename="moje-udaje-2026-11-21.zip"');
    expect(headers.get('cache-control')).toBe('no-store');
    const invoices = data.orders.flatMap(({ invoice }) => invoice?.file ?? []);
    expect(invoices).toHaveLength(mine.filter(({ state }) => state === 'PAID').length);
    const subjects = Object.keys(data).map((name) => `data/${name}.json`);
    expect([...files.keys()]).toEqual(['index.html', ...subjects, ...invoices]);
    // Parsing with the contract removes unknown fields; the equality shows that there were no unknown fields.
    expect(json).toEqual(data);
  });

  test("are the same as the shop's pages show for the own customer", async () => {
    const { token, customerId, accountId, username } = await invoicedAdult();
    await database()
      .update(customers)
      .set({ pin: '48151', isicNumber: 'S420000000002Y' })
      .where(eq(customers.id, customerId));
    const { data } = await exportOf(server, token);
    const params = { id: customerId };
    const { pin, ...customer } = (await call(server, loggedCustomer, { token })) ?? { pin: null };
    expect(pin).toBe('48151');
    expect(data.profile.customer).toEqual({ ...customer, isicNumber: 'S420000000002Y' });
    expect(data.profile.account).toMatchObject({ id: accountId, username, locale: 'cs' });
    const cards = await call(server, customerCardsCall, { token, params, query: all });
    expect(data.cards).toEqual(expect.arrayContaining(cards.items));
    const fares = await call(server, customerTicketFares, { token, params, query: all });
    expect(data.ticketFares).toEqual(expect.arrayContaining(fares.items));
    const ledger = await call(server, customerEWalletTransactions, { token, params, query: all });
    expect(data.eWalletTransactions).toMatchObject(ledger.items);
    expect([data.cards, data.ticketFares, data.eWalletTransactions].map(({ length }) => length)).toEqual([
      cards.totalCount,
      fares.totalCount,
      ledger.totalCount,
    ]);
    expect(data.ticketFares.length).toBeGreaterThan(3);
    expect(data.eWalletTransactions.some(({ vehicleTickets }) => vehicleTickets.length > 0)).toBe(true);
    expect(data.cardApplications.length).toBeGreaterThan(0);
  });

  test('do not include a deleted card', async () => {
    const { token } = await freshAccount(server, 'adult');
    const before = (await exportOf(server, token)).data.cards;
    const [last] = before.slice(-1);
    await database()
      .update(customerCards)
      .set({ deleted: server.clock.now() })
      .where(eq(customerCards.id, last?.id ?? 0));
    const { cards } = (await exportOf(server, token)).data;
    expect(before.length).toBeGreaterThan(1);
    expect(cards).toEqual(before.slice(0, -1));
  });

  test('include each order as on its page, with its history, and the same invoice as the invoice endpoint returns', async () => {
    const { token, mine } = await invoicedAdult();
    const { data, files } = await exportOf(server, token);
    expect(new Set(data.orders.map(({ id }) => id))).toEqual(new Set(mine.map(({ id }) => id)));
    expect(data.orders).toHaveLength(mine.length);
    for (const { id, invoice, ...exported } of data.orders) {
      const { payableBy: _, invoice: summary, ...shown } = await call(server, orderCall, { token, params: { id } });
      expect({ id, ...exported }).toEqual(shown);
      expect(invoice?.number).toBe(summary?.number);
      if (invoice === null) continue;
      const { content } = await call(server, invoicePdf, { token, params: { id } });
      expect(files.get(invoice.file)?.toString('base64')).toBe(content);
    }
  });

  test('include the files that the account has submitted with its applications', async () => {
    const account = await freshAccount(server, 'adult');
    const applicationId = await fileApplication(server, account);
    const { pupil } = await typesOf(server);
    const submitted = await submit(server, account.token, applicationId, {
      name: 'potvrzení.pdf',
      content: smallPdf,
      typeId: pupil,
    });
    const { data, files } = await exportOf(server, account.token);
    const file = `attachments/attachment-${String(submitted.id)}.pdf`;
    const exported = data.cardApplications.find(({ id }) => id === applicationId);
    expect(exported?.attachments).toEqual([{ ...submitted, file }]);
    expect(files.get(file)?.equals(smallPdf)).toBe(true);
  });

  test('do not include files that another account has submitted for its customer', async () => {
    const account = await freshAccount(server, 'adult');
    const other = await freshAccount(server, 'newcomer');
    const filed = { accountId: other.accountId, customerId: account.customerId };
    const applicationId = await fileApplication(server, filed);
    const { pupil } = await typesOf(server);
    await submit(server, other.token, applicationId, { name: 'cizí.pdf', content: smallPdf, typeId: pupil });
    const { data, files } = await exportOf(server, account.token);
    expect(data.cardApplications.find(({ id }) => id === applicationId)?.attachments).toEqual([]);
    expect([...files.keys()].filter((name) => name.startsWith('attachments/'))).toEqual([]);
  });

  test("do not include numbers of people without a link to the account, nor the price of another account's application", async () => {
    const account = await freshAccount(server, 'adult');
    const other = await freshAccount(server, 'adult');
    const isicNumber = 'S420000000002Y';
    const [card] = await database()
      .select()
      .from(customerCards)
      .where(and(eq(customerCards.customerId, other.customerId), eq(customerCards.state, 'ACTIVE')));
    const filed = { accountId: account.accountId, customerId: other.customerId };
    const values = { isicNumber, price: 12_300, cardId: card?.id ?? 0 };
    const mine = await fileApplication(server, filed, values);
    const theirs = await fileApplication(
      server,
      { accountId: other.accountId, customerId: account.customerId },
      { isicNumber, price: 12_300 },
    );
    const exported = async (id: number) => {
      const { data } = await exportOf(server, account.token);
      const found = data.cardApplications.find((one) => one.id === id);
      return { card: found?.card?.cardNumber ?? null, isicNumber: found?.isicNumber, price: found?.price };
    };
    expect(await exported(theirs)).toEqual({ card: null, isicNumber, price: null });
    expect(await exported(mine)).toEqual({ card: null, isicNumber: null, price: 12_300 });
    const link = { accountId: account.accountId, customerId: other.customerId };
    await database()
      .insert(accountLinks)
      .values({ ...link, type: 'MANAGED' });
    expect(await exported(mine)).toEqual({ card: card?.cardNumber, isicNumber: null, price: 12_300 });
    const ofLink = and(eq(accountLinks.accountId, link.accountId), eq(accountLinks.customerId, link.customerId));
    await database().update(accountLinks).set({ type: 'ASSIGNED' }).where(ofLink);
    expect(await exported(mine)).toEqual({ card: card?.cardNumber, isicNumber, price: 12_300 });
  });

  test('include drafts of applications with their files, but without the PIN', async () => {
    const { token } = await freshAccount(server, 'adult');
    const body = { carrierType: 'HAULIER_CARD', isOwn: true, customerId: null, shape: draftShape, entered } as const;
    const { id } = await call(server, createCardApplicationDraft, { token, body });
    await call(server, saveDraftFile, { token, params: { id, fileId }, body: fileForm(smallPdf) });
    const { data, files } = await exportOf(server, token);
    const { pin, ...exported } = entered;
    expect(pin).not.toBe('');
    expect(data.cardApplicationDrafts).toMatchObject([{ carrierType: 'HAULIER_CARD', entered: exported }]);
    expect(data.cardApplicationDrafts[0]?.entered).not.toHaveProperty('pin');
    expect(files.get(`drafts/${fileId}`)?.equals(smallPdf)).toBe(true);
  });

  test('include only the reclamations that the account has filed', async () => {
    const account = await freshAccount(server, 'adult');
    const tools = await reclamationTools(server);
    await tools.file(account);
    await tools.file(await freshAccount(server, 'adult'));
    expect((await exportOf(server, account.token)).data.reclamations).toEqual(await tools.listed(account));
  });

  test('include only those data of linked people that the list of links shows', async () => {
    const { token } = await freshAccount(server, 'parent');
    const { data, json } = await exportOf(server, token);
    const { items } = await call(server, customerAccountLinks, { token, query: all });
    expect(data.accountLinks).toEqual(items);
    const children = items.filter(({ customerAccountLinkType: type }) => type !== 'REGISTERED');
    expect(children.length).toBeGreaterThan(1);
    for (const { customer } of children) {
      const { cards, ticketFares, eWalletTransactions, profile } = json;
      expect(JSON.stringify({ cards, ticketFares, eWalletTransactions, profile })).not.toContain(customer.firstName);
    }
  });

  test('include the consents, with their times if these are known', async () => {
    const { token, accountId } = await invoicedAdult();
    const agreed = new Date('2026-01-02T03:04:05.000Z');
    await database().update(customerAccounts).set({ termsAgreedAt: agreed }).where(eq(customerAccounts.id, accountId));
    const setting = { accountId, type: 'CARD_EXPIRATION', daysInAdvance: 45, email: true } as const;
    await database().insert(notificationSettings).values(setting);
    const { consents, cards, cardApplications } = (await exportOf(server, token)).data;
    expect(consents.termsAndConditions).toBe(agreed.toISOString());
    expect(consents.notifications).toMatchObject([{ type: 'CARD_EXPIRATION', daysInAdvance: 45, email: true }]);
    const consentsOf = ({ marketingConsent, contactMeIfCardFound }: (typeof cards)[number]) => ({
      marketingConsent,
      contactMeIfCardFound,
    });
    expect(consents.cards).toEqual(cards.map((card) => ({ cardNumber: card.cardNumber, ...consentsOf(card) })));
    expect(consents.cardApplications).toHaveLength(cardApplications.length);
  });

  test('are empty lists for an account without data', async () => {
    const { token } = await freshAccount(server, 'newcomer');
    const { data, files } = await exportOf(server, token);
    expect(data.profile.customer).toBeNull();
    const { about: _, profile: __, consents, logIns, knownNetworks, accountEvents, ...lists } = data;
    expect(Object.values(lists).flat()).toEqual([]);
    expect([consents.cards, consents.cardApplications]).toEqual([[], []]);
    expect(logIns).toHaveLength(1);
    expect(knownNetworks).toHaveLength(1);
    expect(accountEvents.map(({ kind }) => kind)).toEqual(['ACCOUNT_VERIFIED', 'TERMS_AGREED', 'ACCOUNT_CREATED']);
    expect([...files.keys()].filter((name) => name.startsWith('invoices/'))).toEqual([]);
  });

  test("are in the account's language", async () => {
    const { token } = await freshAccount(server, 'adult');
    await call(server, updateAccountSettings, { token, body: { locale: 'pl' } });
    const { headers, data, page } = await exportOf(server, token);
    expect(headers.get('content-disposition')).toContain('moje-dane-2026-11-21.zip');
    expect([data.about.locale, page.includes('<html lang="pl">'), page.includes('Twoje dane')]).toEqual([
      'pl',
      true,
      true,
    ]);
  });

  test('can be exported five times an hour by an account; then the error has the waiting time', async () => {
    const { token } = await freshAccount(server, 'newcomer');
    const other = await freshAccount(server, 'newcomer');
    for (let times = 0; times < 5; times += 1) expect((await send(server, dataExport, { token })).status).toBe(200);
    const refused = await refusal(server, dataExport, 'TOO_MANY_ATTEMPTS', { token });
    expect(refused.metadata?.['retryAfter']).toBe(3600);
    expect((await send(server, dataExport, { token: other.token })).status).toBe(200);
  });
});

/** Texts from the database that the account must not see. */
async function secretsBesides(accountId: number, known: ReadonlySet<string>): Promise<string[]> {
  const accounts = await database().select().from(customerAccounts);
  const people = await database().select().from(customers);
  const tokens = await database().select().from(mailedTokens);
  const paid = await database().select().from(payments);
  const stored = await database().select().from(secrets);
  const texts = [
    ...accounts.flatMap(({ id, username, passwordHash }) => [passwordHash, ...(id === accountId ? [] : [username])]),
    ...people.flatMap(({ pin, email, phoneNumber, photo }) => [
      pin === null ? null : `"${pin}"`,
      email,
      phoneNumber,
      photo,
    ]),
    ...tokens.flatMap(({ hashes }) => hashes),
    ...paid.flatMap(({ gatewayPaymentId, lastHeard }) => [gatewayPaymentId, lastHeard]),
    ...stored.map(({ value }) => value),
  ];
  return [...new Set(texts.filter((text) => text !== null && text.length > 3 && !known.has(text)))] as string[];
}

describe('the whole zip (SET-03)', () => {
  test.each(['adult', 'parent', 'only-managed'] as const)(
    'of the account %s contains no password, PIN or token, and no address of people whom it cannot see',
    async (key) => {
      const { token, accountId, username, customerId } = await freshAccount(server, key);
      await database()
        .insert(mailedTokens)
        .values({
          kind: 'PASSWORD',
          accountId,
          hashes: ['hash-of-a-mailed-token'],
          created: server.clock.now(),
          expires: server.clock.now(),
        });
      await database().update(customers).set({ pin: '48151623' }).where(eq(customers.id, customerId));
      await database()
        .update(customers)
        .set({ photo: 'data:image/png;base64,b3RoZXI=' })
        .where(ne(customers.id, customerId));
      const { files, data } = await exportOf(server, token);
      const own = data.profile.customer;
      const known = new Set(
        [username, own?.email, own?.phoneNumber, own?.photo].filter((text) => typeof text === 'string'),
      );
      for (const { username: manager } of data.managingAccounts) known.add(manager);
      const forbidden = await secretsBesides(accountId, known);
      expect(forbidden.length).toBeGreaterThan(20);
      const whole = [...files.values()].map(String).join('\n');
      expect(whole).toContain(username);
      expect(forbidden.filter((text) => whole.includes(text))).toEqual([]);
    },
  );
});
