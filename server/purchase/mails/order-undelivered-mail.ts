import type { KeyAfter } from '#messages/keys/message-key.ts';
import type { Database } from '../../platform/db/database.ts';
import { moneyText } from '../../platform/i18n/money-text.ts';
import { translate } from '../../platform/i18n/translate.ts';
import type { Mail } from '../../platform/mailer/mailer.ts';
import { letterMail } from '../../platform/mails/letter-mail.ts';
import { orderAddress } from '../../platform/mails/mail-names.ts';
import type { Services } from '../../platform/services/services.ts';
import { readOrderToMail } from './order-to-mail.ts';

/** The mail about an order that was not paid by card and could not be delivered: the operator returns the money. */
export async function orderUndeliveredMail(services: Services, database: Database, orderId: number): Promise<Mail> {
  const { order, to, locale } = await readOrderToMail(services, database, orderId);
  const values = { number: String(order.number), amount: moneyText(locale, order.price, order.currency) };
  const say = (key: KeyAfter<'mail.orderUndelivered.'>): string =>
    translate(locale, `mail.orderUndelivered.${key}`, values);
  return letterMail(services, database, {
    name: `order-undelivered-${String(orderId)}`,
    to,
    locale,
    subject: say('subject'),
    parts: [say(order.price === 0 ? 'free' : 'owed')],
    button: {
      text: translate(locale, 'mail.orderReturned.openOrder'),
      url: orderAddress(services.configuration, orderId),
    },
  });
}
