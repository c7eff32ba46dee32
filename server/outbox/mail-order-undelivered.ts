import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { customerAccounts, orders } from '../db/schema.ts';
import { intl, translate } from '../i18n/translate.ts';
import type { Mail } from '../mail/mailer.ts';
import type { Services } from '../services.ts';
import { brandName } from './brand-name.ts';
import { letterHtml, letterText } from './letter.ts';
import { messageId, orderAddress } from './mail-names.ts';

async function read(database: Database, orderId: number) {
  const [found] = await database
    .select({ order: orders, to: customerAccounts.username, locale: customerAccounts.locale })
    .from(orders)
    .innerJoin(customerAccounts, eq(customerAccounts.id, orders.accountId))
    .where(eq(orders.id, orderId));
  if (found === undefined) throw new Error(`order ${String(orderId)} does not exist`);
  return found;
}

/** Tells that an order could not be delivered which no card has paid, and that the operator returns what was paid. */
export async function orderUndeliveredMail(services: Services, database: Database, orderId: number): Promise<Mail> {
  const { order, to, locale } = await read(database, orderId);
  const { currency } = order;
  const amount = intl(locale).formatNumber(order.price / 100, { style: 'currency', currency });
  const values = { number: String(order.number), amount };
  const say = (key: string): string => translate(locale, `mail.orderUndelivered.${key}`, values);
  const texts = {
    locale,
    subject: say('subject'),
    before: [translate(locale, 'mail.greeting'), say(order.price === 0 ? 'free' : 'owed')],
    links: [
      { text: translate(locale, 'mail.orderReturned.openOrder'), url: orderAddress(services.configuration, orderId) },
    ],
    after: [translate(locale, 'mail.closing', { brand: brandName(services.configuration) })],
  };
  return {
    messageId: messageId(services.configuration, `order-undelivered-${String(orderId)}`),
    to,
    subject: texts.subject,
    html: await letterHtml(texts),
    text: letterText(texts),
  };
}
