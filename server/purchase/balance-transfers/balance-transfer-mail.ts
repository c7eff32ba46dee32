import { accountPath, withTab } from '#contract/account-pages.ts';
import type { KeyAfterEach } from '#messages/keys/message-key.ts';
import { formatCardNumber } from '#rules/card-number.ts';
import { offeredLanguage } from '#rules/offered-languages.ts';
import type { Database } from '../../platform/db/database.ts';
import { eq } from '../../platform/db/orm.ts';
import { balanceTransfers, customerAccounts, customerCards, eWallets } from '../../platform/db/schema.ts';
import { moneyText } from '../../platform/i18n/money-text.ts';
import { translate } from '../../platform/i18n/translate.ts';
import type { Mail } from '../../platform/mailer/mailer.ts';
import { letterMail } from '../../platform/mails/letter-mail.ts';
import type { Services } from '../../platform/services/services.ts';

async function read(database: Database, transferId: number) {
  const [found] = await database
    .select({
      transfer: balanceTransfers,
      cardNumber: customerCards.cardNumber,
      to: customerAccounts.username,
      locale: customerAccounts.locale,
    })
    .from(balanceTransfers)
    .innerJoin(customerAccounts, eq(customerAccounts.id, balanceTransfers.accountId))
    .innerJoin(eWallets, eq(eWallets.id, balanceTransfers.eWalletId))
    .innerJoin(customerCards, eq(customerCards.id, eWallets.cardId))
    .where(eq(balanceTransfers.id, transferId));
  if (found === undefined) throw new Error(`balance transfer ${String(transferId)} does not exist`);
  return found;
}

/**
 * The mail about the end of a transfer: the money is in the wallet, or it has stayed on the old card (TRF-01). It is
 * sent for every transfer, because a person who was shown a pending transfer may not have seen its end.
 */
export async function balanceTransferMail(services: Services, database: Database, transferId: number): Promise<Mail> {
  const { configuration, settings } = services;
  const { transfer, cardNumber, to, locale: chosen } = await read(database, transferId);
  const locale = offeredLanguage(await settings.languages(database), chosen);
  const { currency } = await settings.systemConfiguration(database);
  const values = {
    amount: moneyText(locale, transfer.amount ?? 0, currency),
    oldCard: transfer.oldCardMasked,
    card: formatCardNumber(cardNumber),
  };
  const outcome = transfer.amount === null ? 'refused' : 'booked';
  const say = (key: KeyAfterEach<`mail.balanceTransfer.${typeof outcome}.`>): string =>
    translate(locale, `mail.balanceTransfer.${outcome}.${key}`, values);
  return letterMail(services, database, {
    name: `balance-transfer-${String(transferId)}`,
    to,
    locale,
    subject: say('subject'),
    parts: [say('intro'), say('next')],
    button: {
      text: translate(locale, 'mail.balanceTransfer.open'),
      url: `${configuration.shopUrl}/#${withTab(accountPath, 'e-wallet')}`,
    },
  });
}
