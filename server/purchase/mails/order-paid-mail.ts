import type { OrderItem } from '#contract/entities/order.ts';
import type { Sent } from '#contract/values.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { purchaseKindOf } from '#rules/purchase-kind.ts';
import { brandName } from '../../platform/brand/brand.ts';
import type { Database } from '../../platform/db/database.ts';
import { moneyText } from '../../platform/i18n/money-text.ts';
import { translate } from '../../platform/i18n/translate.ts';
import type { Mail } from '../../platform/mailer/mailer.ts';
import { messageId, orderAddress } from '../../platform/mails/mail-names.ts';
import type { Services } from '../../platform/services/services.ts';
import { viewOrder } from '../order-records/order-view.ts';
import { orderPaidHtml } from './order-paid-html.ts';
import type { OrderPaidTexts } from './order-paid-html.ts';
import { readOrderToMail } from './order-to-mail.ts';

const itemText = (
  { quantity, name, customerFullName, description, totalPrice }: Sent<typeof OrderItem>,
  money: (amount: number) => string,
) => ({
  name: quantity === 1 ? name : `${String(quantity)} × ${name}`,
  detail: [customerFullName, description].filter((part) => part !== null).join(' · '),
  price: money(totalPrice),
});

function plainText(texts: OrderPaidTexts): string {
  const items = texts.items.map(({ name, detail, price }) => `- ${name}: ${price}\n  ${detail}`);
  const total = `${texts.headings.total}: ${texts.total}`;
  const link = `${texts.link.text}: ${texts.link.url}`;
  return [texts.greeting, texts.intro, items.join('\n'), total, texts.delivery, link, texts.closing, ''].join('\n\n');
}

async function readTexts(services: Services, database: Database, orderId: number, area: 'orderPaid' | 'orderLate') {
  const { order, to, locale } = await readOrderToMail(services, database, orderId);
  const { items } = await viewOrder(database, order, locale);
  const money = (amount: number): string => moneyText(locale, amount, order.currency);
  const values = { number: String(order.number), bought: purchaseKindOf(items) };
  const say = (key: KeyAfter<'mail.orderPaid.'>): string => translate(locale, `mail.orderPaid.${key}`, values);
  const texts: OrderPaidTexts = {
    locale,
    subject: translate(locale, `mail.${area}.subject`, values),
    greeting: translate(locale, 'mail.greeting'),
    intro: translate(locale, `mail.${area}.intro`, values),
    headings: { item: say('item'), price: say('price'), total: say('total') },
    items: items.map((item) => itemText(item, money)),
    total: money(order.price),
    delivery: say('delivery'),
    link: { text: say('openShop'), url: orderAddress(services.configuration, orderId) },
    closing: translate(locale, 'mail.closing', { brand: brandName(services.configuration) }),
  };
  return { texts, to };
}

async function mailOf(
  services: Services,
  database: Database,
  orderId: number,
  { area, name }: { readonly area: 'orderPaid' | 'orderLate'; readonly name: string },
): Promise<Mail> {
  const { texts, to } = await readTexts(services, database, orderId, area);
  return {
    messageId: messageId(services.configuration, name),
    to,
    locale: texts.locale,
    subject: texts.subject,
    html: await orderPaidHtml(texts),
    text: plainText(texts),
  };
}

/**
 * The confirmation of a paid order. Its message id contains the order's id and `repetition`. If the same outbox entry is
 * processed twice, the same mail is sent; if the customer requests the mail again, another mail is sent (ORD-02).
 */
export const orderPaidMail = (
  services: Services,
  database: Database,
  orderId: number,
  repetition: number,
): Promise<Mail> => {
  const id = repetition === 0 ? String(orderId) : `${String(orderId)}-${String(repetition)}`;
  return mailOf(services, database, orderId, { area: 'orderPaid', name: `order-paid-${id}` });
};

/** The confirmation of an order that was paid and delivered after it had expired. */
export const orderLateMail = (services: Services, database: Database, orderId: number): Promise<Mail> =>
  mailOf(services, database, orderId, { area: 'orderLate', name: `order-late-${String(orderId)}` });
