import { offeredLanguage } from '../../rules/offered-languages.ts';
import { brandName } from '../brand/brand.ts';
import type { Database } from '../db/database.ts';
import { eq } from '../db/orm.ts';
import { accountNotices } from '../db/schema.ts';
import type { AccountNoticeKind } from '../db/schema.ts';
import { translate } from '../i18n/translate.ts';
import type { Mail } from '../mailer/mailer.ts';
import type { Services } from '../services/services.ts';
import { letterMail } from './letter.ts';

/** The message keys of each kind: `mail.<area>.subject`, `.intro`, `.note`. */
const areas: Readonly<Record<AccountNoticeKind, string>> = {
  DELETED: 'accountDeleted',
  MANAGER_DELETED: 'managerDeleted',
  CARDHOLDER_DELETED: 'cardholderDeleted',
};

/** A mail about a deleted account; undefined when it was sent before. */
export async function accountNoticeMail(
  { configuration, settings }: Services,
  database: Database,
  noticeId: number,
): Promise<Mail | undefined> {
  const [notice] = await database.select().from(accountNotices).where(eq(accountNotices.id, noticeId));
  if (notice === undefined) return undefined;
  const locale = offeredLanguage(await settings.languages(database), notice.locale);
  const brand = brandName(configuration);
  const area = areas[notice.kind];
  const say = (key: string): string => translate(locale, `mail.${area}.${key}`, { brand, person: notice.person });
  return letterMail(configuration, `account-notice-${String(noticeId)}`, notice.recipient, {
    locale,
    subject: say('subject'),
    before: [translate(locale, 'mail.greeting'), say('intro')],
    links: [],
    after: [say('note'), translate(locale, 'mail.closing', { brand })],
  });
}
