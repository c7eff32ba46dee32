import type { KeyAfter } from '#messages/keys/message-key.ts';
import { brandName } from '../../platform/brand/brand.ts';
import type { Database } from '../../platform/db/database.ts';
import { moneyText } from '../../platform/i18n/money-text.ts';
import { translate } from '../../platform/i18n/translate.ts';
import type { Mail } from '../../platform/mailer/mailer.ts';
import { letterMail } from '../../platform/mails/letter.ts';
import { orderAddress } from '../../platform/mails/mail-names.ts';
import type { Services } from '../../platform/services/services.ts';
import { readOrderToMail } from './order-to-mail.ts';

/** The mail about an order that was not paid by card and could not be delivered: the operator returns the money. */
export async function orderUndeliveredMail(services: Services, database: Database, orderId: number): Promise<Mail> {
  const { order, to, locale } = await readOrderToMail(services, database, orderId);
  const values = { number: String(order.number), amount: moneyText(locale, order.price, order.currency) };
  const say = (key: KeyAfter<'mail.orderUndelivered.'>): string =>
    translate(locale, `mail.orderUndelivered.${key}`, values);
  const texts = {
    locale,
    subject: say('subject'),
    before: [translate(locale, 'mail.greeting'), say(order.price === 0 ? 'free' : 'owed')],
    links: [
      { text: translate(locale, 'mail.orderReturned.openOrder'), url: orderAddress(services.configuration, orderId) },
    ],
    after: [translate(locale, 'mail.closing', { brand: brandName(services.configuration) })],
  };
  return letterMail(services.configuration, `order-undelivered-${String(orderId)}`, to, texts);
}
