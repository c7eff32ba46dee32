import type { Invoice } from '#contract/entities/invoice.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { brandColour } from '../../platform/brand/brand.ts';
import type { Database } from '../../platform/db/database.ts';
import { eq } from '../../platform/db/orm.ts';
import { customerAccounts, invoices, orders } from '../../platform/db/schema.ts';
import { translate } from '../../platform/i18n/translate.ts';
import type { Mail } from '../../platform/mailer/mailer.ts';
import { letterMail } from '../../platform/mails/letter-mail.ts';
import type { LetterContent } from '../../platform/mails/letter.ts';
import { orderAddress } from '../../platform/mails/mail-names.ts';
import type { Services } from '../../platform/services/services.ts';
import type { OrderRow } from '../order-records/order-row.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { invoiceTexts } from './invoice-texts.ts';

function contentOf(
  { configuration }: Services,
  invoice: Invoice,
  { id, number: orderNumber }: OrderRow,
): LetterContent {
  const { locale, number, payment } = invoice;
  const values = { number, order: String(orderNumber) };
  const say = (key: KeyAfter<'mail.invoice.'>): string => translate(locale, `mail.invoice.${key}`, values);
  const owed = payment === null ? [] : [{ kind: 'facts', facts: payment.facts } as const, say('delivery')];
  return {
    locale,
    subject: say('subject'),
    parts: [say(payment === null ? 'introSettled' : 'intro'), ...owed],
    button: { text: say('open'), url: orderAddress(configuration, id) },
  };
}

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
  const content = contentOf(services, document, order);
  const mail = await letterMail(services, database, { ...content, name: `invoice-${invoice.number}`, to });
  const accent = brandColour(services.configuration);
  return { ...mail, attachments: [await invoicePdf(document, { issued: invoice.issued, accent })] };
}
