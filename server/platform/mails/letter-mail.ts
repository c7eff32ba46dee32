import type { Locale } from '#contract/enumerations.ts';
import { brandName, brandPalette } from '../brand/brand.ts';
import type { Database } from '../db/database.ts';
import { translate } from '../i18n/translate.ts';
import type { Mail } from '../mailer/mailer.ts';
import type { Services } from '../services/services.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import type { Letter, LetterContent, LetterLink } from './letter.ts';
import { mailColours } from './mail-colours.ts';
import { messageId } from './mail-names.ts';

type MailServices = Pick<Services, 'configuration' | 'settings'>;

async function readOperator(
  { configuration, settings }: MailServices,
  database: Database,
): Promise<Letter['operator']> {
  const name = brandName(configuration);
  const supplier = await settings.supplier(database);
  if (supplier === null) return { name, address: null };
  return { name, address: `${supplier.name ?? name}, ${supplier.street}, ${supplier.zip} ${supplier.city}` };
}

/** The link to the operator's contacts; nothing if the operator has not set it. */
async function contactLinks(
  { settings }: MailServices,
  database: Database,
  locale: Locale,
): Promise<readonly LetterLink[]> {
  const { footerLinks } = await settings.systemConfiguration(database);
  return footerLinks === null ? [] : [{ text: translate(locale, 'footer.contacts'), url: footerLinks.contacts }];
}

/**
 * Makes a mail from its content; every mail of the shop is made here. The same `name` gives the same message id, so that
 * a mail that is sent twice arrives only one time.
 */
export async function letterMail(
  services: MailServices,
  database: Database,
  { name, to, ...content }: LetterContent & { readonly name: string; readonly to: string },
): Promise<Mail> {
  const { configuration } = services;
  const { locale, subject, smallLinks = [] } = content;
  const letter: Letter = {
    ...content,
    greeting: translate(locale, 'mail.greeting'),
    closing: translate(locale, 'mail.closing', { brand: brandName(configuration) }),
    operator: await readOperator(services, database),
    smallLinks: [...(await contactLinks(services, database, locale)), ...smallLinks],
  };
  return {
    messageId: messageId(configuration, name),
    to,
    locale,
    subject,
    html: await letterHtml(letter, mailColours(brandPalette(configuration))),
    text: letterText(letter),
  };
}
