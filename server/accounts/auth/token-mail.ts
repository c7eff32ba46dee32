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
import { letterMail } from '../../platform/mails/letter-mail.ts';
import type { LetterContent, LetterLink } from '../../platform/mails/letter.ts';
import type { Services } from '../../platform/services/services.ts';
import { makeToken } from './mailed-tokens.ts';

interface Link {
  /** The last part of the message key of the link's text. */
  readonly name: 'open' | 'approve' | 'reject';
  readonly path: string;
}

/** The message keys of each kind of mail, and the pages that its button and its other link open. */
const kinds: Readonly<
  Record<
    MailedTokenKind,
    { readonly area: 'verify' | 'password' | 'welcome' | 'manageCard'; readonly button: Link; readonly link?: Link }
  >
> = {
  VERIFY: { area: 'verify', button: { name: 'open', path: 'verify' } },
  PASSWORD: { area: 'password', button: { name: 'open', path: 'change-password' } },
  WELCOME: { area: 'welcome', button: { name: 'open', path: 'change-password' } },
  MANAGE_CARD: {
    area: 'manageCard',
    button: { name: 'approve', path: 'approve-managed-card' },
    link: { name: 'reject', path: 'reject-managed-card' },
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

function contentOf({ configuration }: Services, request: Request, token: string): LetterContent {
  const { locale, kind, expires, firstName, lastName } = request;
  const { area, button, link } = kinds[kind];
  const values = {
    brand: brandName(configuration),
    customer: [firstName, lastName].filter((name) => name !== null).join(' '),
    until: momentInWords(locale, expires),
  };
  const say = (key: KeyAfterEach<`mail.${typeof area}.`>): string => translate(locale, `mail.${area}.${key}`, values);
  const linkOf = ({ name, path }: Link): LetterLink => ({
    text: translate(locale, uncheckedKey(`mail.${area}.${name}`), values),
    url: `${configuration.shopUrl}/#/${path}?token=${token}`,
  });
  return {
    locale,
    subject: say('subject'),
    parts: [say('intro')],
    button: linkOf(button),
    links: link === undefined ? [] : [linkOf(link)],
    after: [translate(locale, 'mail.until', values), say('unasked')],
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
  const content = contentOf(services, request, token);
  const mail = await letterMail(services, database, { ...content, name: `link-${String(tokenId)}`, to: request.to });
  return { ...mail, usefulUntil: request.expires };
}
