import type { KeyAfter } from '#messages/keys/message-key.ts';
import { purchaseKindOf } from '#rules/purchase-kind.ts';
import type { Database } from '../../platform/db/database.ts';
import { moneyText } from '../../platform/i18n/money-text.ts';
import { translate } from '../../platform/i18n/translate.ts';
import type { Mail } from '../../platform/mailer/mailer.ts';
import { letterMail } from '../../platform/mails/letter-mail.ts';
import type { LetterContent } from '../../platform/mails/letter.ts';
import { orderAddress } from '../../platform/mails/mail-names.ts';
import type { Services } from '../../platform/services/services.ts';
import { localDay } from '../../platform/time/clock.ts';
import { viewOrder } from '../order-records/order-view.ts';
import { itemPart } from './order-parts.ts';
import { readOrderToMail } from './order-to-mail.ts';

async function readContent(
  services: Services,
  database: Database,
  orderId: number,
  { area, now }: { readonly area: 'orderPaid' | 'orderLate'; readonly now: Date },
) {
  const { order, to, locale } = await readOrderToMail(services, database, orderId);
  const { items } = await viewOrder(database, order, locale);
  const { currency, price } = order;
  const values = { number: String(order.number), bought: purchaseKindOf(items) };
  const say = (key: KeyAfter<'mail.orderPaid.'>): string => translate(locale, `mail.orderPaid.${key}`, values);
  const reading = { locale, currency, today: localDay(now) };
  const content: LetterContent = {
    locale,
    subject: translate(locale, `mail.${area}.subject`, values),
    parts: [
      translate(locale, `mail.${area}.intro`, values),
      ...items.map((item) => itemPart(item, reading)),
      { kind: 'total', label: say('total'), price: moneyText(locale, price, currency) },
      say('delivery'),
    ],
    button: { text: say('openShop'), url: orderAddress(services.configuration, orderId) },
  };
  return { ...content, to };
}

/**
 * The confirmation of a paid order. Its message id contains the order's id and `repetition`. If the same outbox entry is
 * processed twice, the same mail is sent; if the customer requests the mail again, another mail is sent (ORD-02).
 */
export async function orderPaidMail(
  services: Services,
  database: Database,
  { orderId, repetition }: { readonly orderId: number; readonly repetition: number },
  now: Date,
): Promise<Mail> {
  const id = repetition === 0 ? String(orderId) : `${String(orderId)}-${String(repetition)}`;
  const content = await readContent(services, database, orderId, { area: 'orderPaid', now });
  return letterMail(services, database, { ...content, name: `order-paid-${id}` });
}

/** The confirmation of an order that was paid and delivered after it had expired. */
export async function orderLateMail(services: Services, database: Database, orderId: number, now: Date): Promise<Mail> {
  const content = await readContent(services, database, orderId, { area: 'orderLate', now });
  return letterMail(services, database, { ...content, name: `order-late-${String(orderId)}` });
}
