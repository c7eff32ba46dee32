import { html } from 'hono/html';
import type { Invoice } from '#contract/entities/invoice.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { brandColour, brandName } from '../../platform/brand/brand.ts';
import type { Database } from '../../platform/db/database.ts';
import { eq } from '../../platform/db/orm.ts';
import { customerAccounts, invoices, orders } from '../../platform/db/schema.ts';
import { translate } from '../../platform/i18n/translate.ts';
import type { Mail } from '../../platform/mailer/mailer.ts';
import { messageId, orderAddress } from '../../platform/mails/mail-names.ts';
import { mailLink, mailPage } from '../../platform/mails/mail-page.ts';
import type { Services } from '../../platform/services/services.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { invoiceTexts } from './invoice-texts.ts';

interface InvoiceMailTexts {
  readonly locale: Invoice['locale'];
  readonly subject: string;
  readonly before: readonly string[];
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly after: readonly string[];
  readonly link: { readonly text: string; readonly url: string };
  readonly closing: string;
}

function textsOf(
  { configuration }: Services,
  invoice: Invoice,
  orderId: number,
  orderNumber: number,
): InvoiceMailTexts {
  const { locale, number, payment } = invoice;
  const values = { number, order: String(orderNumber) };
  const say = (key: KeyAfter<'mail.invoice.'>): string => translate(locale, `mail.invoice.${key}`, values);
  return {
    locale,
    subject: say('subject'),
    before: [translate(locale, 'mail.greeting'), say(payment === null ? 'introSettled' : 'intro')],
    facts: payment?.facts ?? [],
    after: payment === null ? [] : [say('delivery')],
    link: { text: say('open'), url: orderAddress(configuration, orderId) },
    closing: translate(locale, 'mail.closing', { brand: brandName(configuration) }),
  };
}

const plainText = ({ before, facts, after, link, closing }: InvoiceMailTexts): string =>
  [
    ...before,
    ...(facts.length === 0 ? [] : [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')]),
    ...after,
    `${link.text}: ${link.url}`,
    closing,
    '',
  ].join('\n\n');

const paragraph = (text: string) => html`<p>${text}</p>`;

const factsTable = (facts: InvoiceMailTexts['facts']) => html`
  <table style="border-collapse:collapse">
    <tbody>
      ${facts.map(
        ({ label, value }) => html`
          <tr>
            <th style="padding:4px 24px 4px 0;text-align:left;font-weight:400;color:#55616d">${label}</th>
            <td style="padding:4px 0;font-weight:700">${value}</td>
          </tr>
        `,
      )}
    </tbody>
  </table>
`;

const htmlText = (texts: InvoiceMailTexts): Promise<string> =>
  mailPage(
    texts,
    html`${texts.before.map(paragraph)} ${texts.facts.length === 0 ? '' : factsTable(texts.facts)}
      ${texts.after.map(paragraph)}
      <p>${mailLink(texts.link)}</p>
      <p>${texts.closing}</p>`,
  );

/** The mail with an order's invoice attached, in the invoice's language. Throws when the order has no invoice. */
export async function invoiceMail(services: Services, database: Database, orderId: number): Promise<Mail> {
  const [found] = await database
    .select({ invoice: invoices, order: orders, to: customerAccounts.username })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .innerJoin(customerAccounts, eq(customerAccounts.id, orders.accountId))
    .where(eq(invoices.orderId, orderId));
  if (found === undefined) throw new Error(`order ${String(orderId)} has no invoice`);
  const { invoice, order, to } = found;
  const document = invoiceTexts(invoice, order);
  const texts = textsOf(services, document, orderId, order.number);
  return {
    messageId: messageId(services.configuration, `invoice-${invoice.number}`),
    to,
    locale: texts.locale,
    subject: texts.subject,
    html: await htmlText(texts),
    text: plainText(texts),
    attachments: [await invoicePdf(document, { issued: invoice.issued, accent: brandColour(services.configuration) })],
  };
}
