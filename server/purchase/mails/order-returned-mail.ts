import type { KeyAfter } from '#messages/keys/message-key.ts';
import { offeredLanguage } from '#rules/offered-languages.ts';
import type { Database } from '../../platform/db/database.ts';
import { eq } from '../../platform/db/orm.ts';
import { customerAccounts, orders, payments } from '../../platform/db/schema.ts';
import { moneyText } from '../../platform/i18n/money-text.ts';
import { translate } from '../../platform/i18n/translate.ts';
import type { Mail } from '../../platform/mailer/mailer.ts';
import { letterMail } from '../../platform/mails/letter-mail.ts';
import { orderAddress } from '../../platform/mails/mail-names.ts';
import type { Services } from '../../platform/services/services.ts';

async function read({ settings }: Services, database: Database, paymentId: number) {
  const [found] = await database
    .select({ payment: payments, order: orders, to: customerAccounts.username, locale: customerAccounts.locale })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(customerAccounts, eq(customerAccounts.id, orders.accountId))
    .where(eq(payments.id, paymentId));
  if (found === undefined) throw new Error(`payment ${String(paymentId)} does not exist`);
  return { ...found, locale: offeredLanguage(await settings.languages(database), found.locale) };
}

/**
 * The mail about the returned money of a payment attempt, with the reason: the order was paid twice, or could not be
 * delivered.
 */
export async function orderReturnedMail(services: Services, database: Database, paymentId: number): Promise<Mail> {
  const { payment, order, to, locale } = await read(services, database, paymentId);
  const values = { number: String(order.number), amount: moneyText(locale, payment.amount, payment.currency) };
  const say = (key: KeyAfter<'mail.orderReturned.'>): string => translate(locale, `mail.orderReturned.${key}`, values);
  return letterMail(services, database, {
    name: `order-returned-${String(paymentId)}`,
    to,
    locale,
    subject: say('subject'),
    parts: [say(order.state === 'PAID' ? 'paidTwice' : 'notDelivered'), say('when')],
    button: { text: say('openOrder'), url: orderAddress(services.configuration, order.id) },
  });
}
