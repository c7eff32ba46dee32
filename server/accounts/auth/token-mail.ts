import { type KeyAfterEach, uncheckedKey } from '#messages/keys/message-key.ts';
import { offeredLanguage } from '#rules/offered-languages.ts';
import { brandName } from '../../platform/brand/brand.ts';
import type { Database } from '../../platform/db/database.ts';
import { eq } from '../../platform/db/orm.ts';
import { customerAccounts, customers, mailedTokens } from '../../platform/db/schema.ts';
import type { MailedTokenKind } from '../../platform/db/schema.ts';
import { momentInWords } from '../../platform/i18n/date-text.ts';
import { translate } from '../../platform/i18n/translate.ts';
import type { Mail } from '../../platform/mailer/mailer.ts';
import { letterMail } from '../../platform/mails/letter.ts';
import type { LetterTexts } from '../../platform/mails/letter.ts';
import type { Services } from '../../platform/services/services.ts';
import { makeToken } from './mailed-tokens.ts';

interface Link {
  /** The last part of the message key of the link's text. */
  readonly name: 'open' | 'approve' | 'reject';
  readonly path: string;
}

/** The message keys of each kind of mail, and the pages that its links open. */
const kinds: Readonly<
  Record<
    MailedTokenKind,
    { readonly area: 'verify' | 'password' | 'welcome' | 'manageCard'; readonly links: readonly Link[] }
  >
> = {
  VERIFY: { area: 'verify', links: [{ name: 'open', path: 'verify' }] },
  PASSWORD: { area: 'password', links: [{ name: 'open', path: 'change-password' }] },
  WELCOME: { area: 'welcome', links: [{ name: 'open', path: 'change-password' }] },
  MANAGE_CARD: {
    area: 'manageCard',
    links: [
      { name: 'approve', path: 'approve-managed-card' },
      { name: 'reject', path: 'reject-managed-card' },
    ],
  },
};

async function readRequest({ settings }: Services, database: Database, id: number) {
  const [found] = await database
    .select({
      kind: mailedTokens.kind,
      expires: mailedTokens.expires,
      to: customerAccounts.username,
      accountLocale: customerAccounts.locale,
      askedLocale: mailedTokens.locale,
      firstName: customers.firstName,
      lastName: customers.lastName,
    })
    .from(mailedTokens)
    .innerJoin(customerAccounts, eq(customerAccounts.id, mailedTokens.accountId))
    .leftJoin(customers, eq(customers.id, mailedTokens.customerId))
    .where(eq(mailedTokens.id, id));
  if (found === undefined) return undefined;
  const { accountLocale, askedLocale, ...request } = found;
  return { ...request, locale: offeredLanguage(await settings.languages(database), askedLocale ?? accountLocale) };
}

type Request = NonNullable<Awaited<ReturnType<typeof readRequest>>>;

function textsOf({ configuration }: Services, request: Request, token: string): LetterTexts {
  const { locale, kind, expires, firstName, lastName } = request;
  const { area, links } = kinds[kind];
  const brand = brandName(configuration);
  const values = {
    brand,
    customer: [firstName, lastName].filter((name) => name !== null).join(' '),
    until: momentInWords(locale, expires),
  };
  const say = (key: KeyAfterEach<`mail.${typeof area}.`>): string => translate(locale, `mail.${area}.${key}`, values);
  return {
    locale,
    subject: say('subject'),
    before: [translate(locale, 'mail.greeting'), say('intro')],
    links: links.map(({ name, path }) => ({
      text: translate(locale, uncheckedKey(`mail.${area}.${name}`), values),
      url: `${configuration.shopUrl}/#/${path}?token=${token}`,
    })),
    after: [translate(locale, 'mail.until', values), say('unasked'), translate(locale, 'mail.closing', { brand })],
  };
}

/**
 * The mail with the requested links. The raw token is made here, because it must be stored only in the mail. Undefined
 * if there is no account to mail, or the request was used, replaced or has expired.
 */
export async function tokenMail(
  services: Services,
  database: Database,
  tokenId: number,
  now: Date,
): Promise<Mail | undefined> {
  const request = await readRequest(services, database, tokenId);
  const token = request === undefined ? undefined : await makeToken(database, tokenId, now);
  if (request === undefined || token === undefined) return undefined;
  const texts = textsOf(services, request, token);
  const mail = await letterMail(services.configuration, `link-${String(tokenId)}`, request.to, texts);
  return { ...mail, usefulUntil: request.expires };
}
