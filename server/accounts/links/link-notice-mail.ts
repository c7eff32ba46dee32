import type { KeyAfterEach } from '#messages/keys/message-key.ts';
import { offeredLanguage } from '#rules/offered-languages.ts';
import { brandName } from '../../platform/brand/brand.ts';
import type { Database } from '../../platform/db/database.ts';
import { alias } from '../../platform/db/orm-tables.ts';
import { eq } from '../../platform/db/orm.ts';
import { customerAccounts, customers, linkNotices } from '../../platform/db/schema.ts';
import { translate } from '../../platform/i18n/translate.ts';
import type { Mail } from '../../platform/mailer/mailer.ts';
import { letterMail } from '../../platform/mails/letter-mail.ts';
import type { Services } from '../../platform/services/services.ts';

const other = alias(customerAccounts, 'other_account');

async function read(database: Database, noticeId: number) {
  const [found] = await database
    .select({
      kind: linkNotices.kind,
      to: customerAccounts.username,
      locale: customerAccounts.locale,
      username: other.username,
      firstName: customers.firstName,
      lastName: customers.lastName,
    })
    .from(linkNotices)
    .innerJoin(customerAccounts, eq(customerAccounts.id, linkNotices.accountId))
    .innerJoin(other, eq(other.id, linkNotices.otherAccountId))
    .innerJoin(customers, eq(customers.id, linkNotices.customerId))
    .where(eq(linkNotices.id, noticeId));
  return found;
}

/**
 * The mail that a request to manage a card was answered, or that the management has ended (LNK-04). Undefined if one of
 * the accounts was deleted meanwhile.
 */
export async function linkNoticeMail(
  services: Services,
  database: Database,
  noticeId: number,
): Promise<Mail | undefined> {
  const found = await read(database, noticeId);
  if (found === undefined) return undefined;
  const { kind, to, username, firstName, lastName } = found;
  const { configuration, settings } = services;
  const locale = offeredLanguage(await settings.languages(database), found.locale);
  const brand = brandName(configuration);
  const values = { username, customer: `${firstName} ${lastName}`, brand };
  const say = (key: KeyAfterEach<`mail.linkNotice.${typeof kind}.`>): string =>
    translate(locale, `mail.linkNotice.${kind}.${key}`, values);
  const page = kind === 'ENDED_BY_HOLDER' ? 'managed-card-list' : 'card-managing-account-list';
  return letterMail(services, database, {
    name: `link-notice-${String(noticeId)}`,
    to,
    locale,
    subject: say('subject'),
    parts: [say('intro'), say('next')],
    button: { text: translate(locale, 'mail.linkNotice.open'), url: `${configuration.shopUrl}/#/app/${page}` },
  });
}
