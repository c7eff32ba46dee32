import type { KeyAfterEach } from '#messages/keys/message-key.ts';
import { offeredLanguage } from '#rules/offered-languages.ts';
import { brandName } from '../../platform/brand/brand.ts';
import type { Database } from '../../platform/db/database.ts';
import { eq } from '../../platform/db/orm.ts';
import { accountNotices } from '../../platform/db/schema.ts';
import type { AccountNoticeKind } from '../../platform/db/schema.ts';
import { translate } from '../../platform/i18n/translate.ts';
import type { Mail } from '../../platform/mailer/mailer.ts';
import { letterMail } from '../../platform/mails/letter-mail.ts';
import type { Services } from '../../platform/services/services.ts';

/** The message keys of each kind: `mail.<area>.subject`, `.intro`, `.note`. */
const areas = {
  DELETED: 'accountDeleted',
  MANAGER_DELETED: 'managerDeleted',
  CARDHOLDER_DELETED: 'cardholderDeleted',
} as const satisfies Record<AccountNoticeKind, string>;

/** A mail about a deleted account; undefined if the mail was already sent. */
export async function accountNoticeMail(
  services: Services,
  database: Database,
  noticeId: number,
): Promise<Mail | undefined> {
  const [notice] = await database.select().from(accountNotices).where(eq(accountNotices.id, noticeId));
  if (notice === undefined) return undefined;
  const { configuration, settings } = services;
  const locale = offeredLanguage(await settings.languages(database), notice.locale);
  const brand = brandName(configuration);
  const area = areas[notice.kind];
  const say = (key: KeyAfterEach<`mail.${typeof area}.`>): string =>
    translate(locale, `mail.${area}.${key}`, { brand, person: notice.person });
  return letterMail(services, database, {
    name: `account-notice-${String(noticeId)}`,
    to: notice.recipient,
    locale,
    subject: say('subject'),
    parts: [say('intro'), say('note')],
    button: null,
  });
}
