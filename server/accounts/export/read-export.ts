import type { dataExport } from '#contract/endpoints/data-export.ts';
import type { DataExport } from '#contract/entities/data-export.ts';
import type { Locale } from '#contract/enumerations.ts';
import { offeredLanguage } from '#rules/offered-languages.ts';
import type { Database } from '../../platform/db/database.ts';
import { asc, desc, eq } from '../../platform/db/orm.ts';
import {
  calendarAddresses,
  customerAccounts,
  knownNetworks,
  logIns,
  notificationSettings,
  sentMails,
} from '../../platform/db/schema.ts';
import type { Call } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services/services.ts';
import { referenceData } from '../../reference-data/reference-data.ts';
import { findOwnCustomer } from '../customers/customer.ts';
import { readRecorded } from '../events/read-events.ts';
import { readLinks } from '../links/list-links.ts';
import { readManagingAccounts } from '../links/list-managing-accounts.ts';
import { readApplications } from './read-applications.ts';
import type { ExportedAttachment } from './read-applications.ts';
import { readCards, readFares, readTransactions } from './read-cards.ts';
import type { Reader } from './read-cards.ts';
import { readDrafts } from './read-drafts.ts';
import { readOrders } from './read-orders.ts';
import type { ExportedInvoice } from './read-orders.ts';
import { readExportedReclamations } from './read-reclamations.ts';

type ExportCall = Pick<Call<typeof dataExport>, 'caller' | 'services' | 'now' | 'today'>;

/** The data of an account, the rows from which its invoices are drawn, and the files that the account has submitted. */
export interface ReadExport {
  readonly data: DataExport;
  readonly invoices: readonly ExportedInvoice[];
  readonly attachments: readonly ExportedAttachment[];
}

async function readAccount(database: Database, accountId: number) {
  const [account] = await database
    .select({
      id: customerAccounts.id,
      username: customerAccounts.username,
      locale: customerAccounts.locale,
      verified: customerAccounts.verified,
      created: customerAccounts.created,
      termsAgreedAt: customerAccounts.termsAgreedAt,
    })
    .from(customerAccounts)
    .where(eq(customerAccounts.id, accountId));
  if (account === undefined) throw new Error(`account ${String(accountId)} does not exist`);
  return account;
}

async function readCalendarAddress(
  database: Database,
  accountId: number,
): Promise<DataExport['profile']['calendarAddress']> {
  const [found] = await database
    .select({ created: calendarAddresses.created, lastFetched: calendarAddresses.lastFetched })
    .from(calendarAddresses)
    .where(eq(calendarAddresses.accountId, accountId));
  if (found === undefined) return null;
  return { created: found.created.toISOString(), lastFetched: found.lastFetched?.toISOString() ?? null };
}

type Account = Awaited<ReturnType<typeof readAccount>>;

async function readProfile(
  { database, locale, caller }: Reader,
  { termsAgreedAt: _, ...account }: Account,
): Promise<DataExport['profile']> {
  const own = await findOwnCustomer({ database, caller, locale });
  const profile = {
    account: { ...account, created: account.created.toISOString() },
    calendarAddress: await readCalendarAddress(database, account.id),
  };
  if (own === null) return { ...profile, customer: null };
  const { pin: __, ...customer } = own.customer;
  return { ...profile, customer };
}

const readNotifications = ({ database, accountId }: Reader): Promise<DataExport['consents']['notifications']> =>
  database
    .select({
      id: notificationSettings.id,
      type: notificationSettings.type,
      daysInAdvance: notificationSettings.daysInAdvance,
      email: notificationSettings.email,
      sms: notificationSettings.sms,
    })
    .from(notificationSettings)
    .where(eq(notificationSettings.accountId, accountId))
    .orderBy(asc(notificationSettings.type));

async function readConsents(
  reader: Reader,
  { termsAgreedAt }: Account,
  { cards, cardApplications }: Pick<DataExport, 'cards' | 'cardApplications'>,
): Promise<DataExport['consents']> {
  return {
    termsAndConditions: termsAgreedAt?.toISOString() ?? null,
    cards: cards.map(({ cardNumber, marketingConsent, contactMeIfCardFound }) => ({
      cardNumber,
      marketingConsent,
      contactMeIfCardFound,
    })),
    cardApplications: cardApplications.map(
      ({ applicationNumber, created, marketingConsent, contactMeIfCardFound }) => ({
        applicationNumber,
        created,
        marketingConsent,
        contactMeIfCardFound,
      }),
    ),
    notifications: await readNotifications(reader),
  };
}

async function readSentMails({ database, accountId }: Reader): Promise<DataExport['sentMails']> {
  const rows = await database
    .select({ sent: sentMails.sent, subject: sentMails.subject, recipient: sentMails.recipient })
    .from(sentMails)
    .where(eq(sentMails.accountId, accountId))
    .orderBy(desc(sentMails.id));
  return rows.map((row) => ({ ...row, sent: row.sent.toISOString() }));
}

async function readLogIns({ database, accountId }: Reader): Promise<DataExport['logIns']> {
  const rows = await database
    .select({ at: logIns.at, userAgent: logIns.userAgent, telephoneApplication: logIns.telephoneApplication })
    .from(logIns)
    .where(eq(logIns.accountId, accountId))
    .orderBy(desc(logIns.id));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

async function readKnownNetworks({ database, accountId }: Reader): Promise<DataExport['knownNetworks']> {
  const rows = await database
    .select({ lastUsed: knownNetworks.lastUsed })
    .from(knownNetworks)
    .where(eq(knownNetworks.accountId, accountId))
    .orderBy(desc(knownNetworks.lastUsed));
  return rows.map(({ lastUsed }) => ({ lastUsed: lastUsed.toISOString() }));
}

async function readAll(
  reader: Reader,
  account: Account,
  about: DataExport['about'],
  services: Services,
): Promise<ReadExport> {
  const { database, accountId } = reader;
  const profile = await readProfile(reader, account);
  const customerId = profile.customer?.id ?? null;
  const cards = customerId === null ? [] : await readCards(reader, customerId);
  const { cardApplications, attachments } = await readApplications(reader, services, customerId);
  const drafts = await readDrafts(reader, services);
  const { orders, invoices } = await readOrders(reader);
  const data: DataExport = {
    about,
    profile,
    cards,
    ticketFares: customerId === null ? [] : await readFares(reader, customerId),
    eWalletTransactions: customerId === null ? [] : await readTransactions(reader, customerId),
    orders,
    cardApplications,
    cardApplicationDrafts: drafts.shown,
    reclamations: await readExportedReclamations(reader, services),
    accountLinks: await readLinks(database, accountId),
    managingAccounts: await readManagingAccounts(database, accountId),
    consents: await readConsents(reader, account, { cards, cardApplications }),
    sentMails: await readSentMails(reader),
    logIns: await readLogIns(reader),
    knownNetworks: await readKnownNetworks(reader),
    accountEvents: await readRecorded(database, accountId),
  };
  return { data, invoices, attachments: [...attachments, ...drafts.files] };
}

/** Reads all data of the caller's account as they are at one moment, in the account's language. */
export async function readExport({ caller, services, now, today }: ExportCall): Promise<ReadExport> {
  const { database, settings } = services;
  const { currency } = await settings.systemConfiguration(database);
  const languages = await settings.languages(database);
  return database.transaction(
    async (transaction) => {
      const { accountId } = caller;
      const account = await readAccount(transaction, accountId);
      const locale: Locale = offeredLanguage(languages, account.locale);
      const reference = await referenceData(transaction);
      const reader = { database: transaction, caller, accountId, locale, today, reference };
      return readAll(reader, account, { created: now.toISOString(), locale, currency }, services);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
