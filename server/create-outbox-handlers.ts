import { tokenMail } from './accounts/auth/token-mail.ts';
import { accountNoticeMail } from './accounts/deletion/account-notice-mail.ts';
import { forgetNotice } from './accounts/deletion/account-notices.ts';
import { linkNoticeMail } from './accounts/links/link-notice-mail.ts';
import { reminderMail } from './accounts/reminders/reminder-mail.ts';
import { sendingMail } from './accounts/sent-mails/send-mail.ts';
import { applicationMail } from './applications/applications/application-mail.ts';
import type { OutboxKind } from './platform/db/schema.ts';
import type { ExternalHandler, OutboxHandlers } from './platform/outbox/outbox-handlers.ts';
import type { Services } from './platform/services/services.ts';
import { balanceTransferMail } from './purchase/balance-transfers/balance-transfer-mail.ts';
import { pursueTransfer } from './purchase/balance-transfers/continue-transfer.ts';
import { deliverOrder } from './purchase/fulfilment/deliver-order.ts';
import { documentPaidOrder } from './purchase/invoices/document-paid-order.ts';
import { invoiceMail } from './purchase/invoices/invoice-mail.ts';
import { orderLateMail, orderPaidMail } from './purchase/mails/order-paid-mail.ts';
import { orderReturnedMail } from './purchase/mails/order-returned-mail.ts';
import { orderUndeliveredMail } from './purchase/mails/order-undelivered-mail.ts';
import { findPayment } from './purchase/payments/payment-store.ts';
import { reverseAtGateway } from './purchase/payments/reversals/reverse-payment.ts';
import { reclamationMail } from './reclamations/reclamation-mail.ts';

/**
 * The handlers of all kinds of outbox entries. A mail about a paid order links to the order's page, which shows its
 * invoice. Therefore the invoice is issued before the mail is sent.
 */
export function createOutboxHandlers(services: Services): OutboxHandlers {
  const { database, settings } = services;
  const mailHandler = (make: Parameters<typeof sendingMail>[1]) => sendingMail(services, make);
  const external: Readonly<Record<Exclude<OutboxKind, 'DELIVER_ORDER'>, ExternalHandler>> = {
    MAIL_ORDER_PAID: mailHandler(async ({ subjectId, repetition }, now) => {
      await documentPaidOrder(services, subjectId, now);
      return orderPaidMail(services, database, { orderId: subjectId, repetition }, now);
    }),
    MAIL_ORDER_LATE: mailHandler(async ({ subjectId }, now) => {
      await documentPaidOrder(services, subjectId, now);
      return orderLateMail(services, database, subjectId, now);
    }),
    MAIL_ORDER_RETURNED: mailHandler(({ subjectId }) => orderReturnedMail(services, database, subjectId)),
    MAIL_ORDER_UNDELIVERED: mailHandler(({ subjectId }) => orderUndeliveredMail(services, database, subjectId)),
    MAIL_INVOICE: mailHandler(({ subjectId }) => invoiceMail(services, database, subjectId)),
    MAIL_TOKEN: mailHandler(({ subjectId }, now) => tokenMail(services, database, subjectId, now)),
    MAIL_REMINDER: mailHandler(({ subjectId }, now) => reminderMail(services, database, subjectId, now)),
    MAIL_ACCOUNT_NOTICE: mailHandler(({ subjectId }) => accountNoticeMail(services, database, subjectId)),
    MAIL_LINK_NOTICE: mailHandler(({ subjectId }) => linkNoticeMail(services, database, subjectId)),
    MAIL_APPLICATION: mailHandler(({ subjectId }) => applicationMail(services, database, subjectId)),
    MAIL_RECLAMATION: mailHandler(({ subjectId }) => reclamationMail(services, database, subjectId)),
    MAIL_BALANCE_TRANSFER: mailHandler(({ subjectId }) => balanceTransferMail(services, database, subjectId)),
    async TRANSFER_BALANCE({ subjectId }, now) {
      await pursueTransfer(services, subjectId, now);
      return undefined;
    },
    async REVERSE_PAYMENT({ subjectId }, now) {
      const payment = await findPayment(database, subjectId);
      if (payment !== undefined) await reverseAtGateway(services, payment, now);
      return undefined;
    },
  };
  return {
    async prepareTransactional() {
      const numbers = await settings.numbers(database);
      return {
        DELIVER_ORDER: (transaction, { subjectId }, now) => deliverOrder(transaction, subjectId, numbers, now),
      };
    },
    external,
    async recordDone(transaction, entry) {
      if (entry.kind === 'MAIL_ACCOUNT_NOTICE') await forgetNotice(transaction, entry.subjectId);
    },
  };
}
