// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { provideBoot } from '#app/boot/boot.actors.ts';
import { provideRepeatPurchase } from '#common/repeat-purchase/repeat-purchase.actors.ts';
import { provideAssignCustodian } from '#features/account/card-actions/assign-custodian/assign-custodian.actors.ts';
import { provideBalanceTransfer } from '#features/account/card-actions/balance-transfer/balance-transfer.actors.ts';
import { provideEWalletTopUp } from '#features/account/card-actions/e-wallet-top-up/e-wallet-top-up.actors.ts';
import { providePersonalInfo } from '#features/account/card-actions/personal-info/personal-info.actors.ts';
import { provideReclamation } from '#features/account/card-actions/reclamation/reclamation.actors.ts';
import { provideTicketFare } from '#features/account/card-actions/ticket-fare/ticket-fare.actors.ts';
import { provideFamilyBoard } from '#features/account/family-board/family-board.actors.ts';
import { provideMarketingConsent } from '#features/account/tabs/chip-cards/marketing-consent/marketing-consent.actors.ts';
import { provideTokenizationReturn } from '#features/account/tokenization-return/tokenization-return.actors.ts';
import { createAttachmentFiles } from '#features/card-application/attachments/attachment-files.ts';
import { provideCardApplication } from '#features/card-application/card-application/card-application.actors.ts';
import { provideDeskAction } from '#features/desk/desk-action/desk-action.actors.ts';
import { provideReclamationAnswer } from '#features/desk/reclamations/reclamation-answer.actors.ts';
import { provideManagedCardDecision } from '#features/links/managed-card-decision/managed-card-decision.actors.ts';
import { provideManagedCardRequest } from '#features/links/managed-card-request/managed-card-request.actors.ts';
import { provideManagedCardResend } from '#features/links/managed-card-requests/managed-card-resend.actors.ts';
import { provideMergeCustomers } from '#features/links/merge-customers/merge-customers.actors.ts';
import { provideCartRenewal } from '#features/purchase/cart-renewal/cart-renewal.actors.ts';
import { provideCartRestore } from '#features/purchase/cart-restore/cart-restore.actors.ts';
import { provideCart } from '#features/purchase/cart/cart.actors.ts';
import { provideOrder } from '#features/purchase/order/order.actors.ts';
import { providePaymentReturn } from '#features/purchase/payment-return/payment-return.actors.ts';
import { providePayment } from '#features/purchase/payment/payment.actors.ts';
import { provideCalendarAddress } from '#features/settings/calendar-address/calendar-address.actors.ts';
import { provideNotificationRow } from '#features/settings/notification-setting/notification-row.actors.ts';
import { providePasswordUpdate } from '#features/settings/password-update/password-update.actors.ts';
import { provideLogIns } from '#features/trail/log-ins/log-ins.actors.ts';
import { providePasswordChange } from '#features/visitor/password-change/password-change.actors.ts';
import { provideVerification } from '#features/visitor/verification/verification.actors.ts';
import { results } from '#machines/purchase/payment/model/payment.samples.ts';
import type { KeyAfter, MessageKey } from '#messages/keys/message-key.ts';
import type { Shop, ToastOptions } from '#runtime/shop.ts';
import { recordingShop } from '../support/recording-shop.ts';

interface Case {
  readonly action: string;
  readonly context?: object;
  readonly event?: object;
  /** The toast as specified, or as the decision about the flow describes it; null = the action shows no toast. */
  readonly toast: ToastOptions | null;
}

const refused = { failure: { name: 'INVALID_ZONE', status: 400, metadata: {} } };
const loggedOut = { failure: { name: 'UNAUTHENTICATED', status: 401, metadata: {} } };
const approving = { decision: 'approve' };
const unanswered = { failure: { name: 'NO_ANSWER', status: 0, metadata: {} } };

const success = (action: string, messageId: MessageKey, more: Partial<ToastOptions> = {}): Case => ({
  action,
  toast: { messageId, colour: 'success', ...more },
});
const failure = (action: string, messageId: MessageKey): Case[] => [
  { action, context: refused, toast: { messageId, colour: 'error' } },
  { action, context: unanswered, toast: null },
];
const files = createAttachmentFiles(() => 'file');
const wizardWarning = { colour: 'warning', timeout: 10_000 } as const;
const output = (value: unknown) => ({ type: 'xstate.done.actor.transfer', output: value });
const outcome = (result: object, colour: ToastOptions['colour'], more: Omit<ToastOptions, 'colour'>): Case => ({
  action: 'announceOutcome',
  context: { result },
  toast: { colour, ...more },
});
const paymentResult = (result: (typeof results)[keyof typeof results], colour: 'success' | 'error'): Case => {
  const { paymentStatus, orderId, orderNumber, charged, next } = result;
  return outcome(result, colour, {
    messageId: `paymentReturn.outcomes.${paymentStatus}`,
    values: { orderNumber: String(orderNumber), charged, next },
    ...(colour === 'error' && orderId === null ? { timeout: -1 } : {}),
  });
};
const registrationResult = (name: KeyAfter<'tokenizationReturn.outcomes.'>, colour: ToastOptions['colour']): Case =>
  outcome({ outcome: name, cardNumber: '4125 **** 1234' }, colour, {
    messageId: `tokenizationReturn.outcomes.${name}`,
    values: { number: '4125 **** 1234' },
    ...(colour === 'error' ? { timeout: -1 } : {}),
  });
const restoreResult = (count: number, dropped: number, toast: ToastOptions): Case => ({
  action: 'announceRestored',
  event: output({ restored: count, dropped }),
  toast,
});
const nothing = () => {};
const flows: Record<string, { provide: (shop: Shop) => AnyStateMachine; cases: readonly Case[] }> = {
  boot: {
    provide: (shop) => provideBoot(shop, { load: nothing, loadBundled: nothing } as never),
    cases: [
      {
        action: 'announceConfigurationFailed',
        toast: { messageId: 'boot.configurationFailed', colour: 'error', position: 'top-center' },
      },
      { action: 'announceLocalesFailed', toast: { messageId: 'boot.localesFailed', colour: 'error', timeout: -1 } },
      { action: 'announceMessagesFailed', toast: { messageId: 'boot.messagesFailed', colour: 'error', timeout: -1 } },
    ],
  },
  repeatPurchase: {
    provide: provideRepeatPurchase,
    cases: [
      success('announceTicketFareAdded', 'ticketFare.added'),
      ...failure('announceTicketFareNotAdded', 'repeatPurchase.notAdded'),
      success('announceTopUpAdded', 'eWalletTopUp.added'),
    ],
  },
  assignCustodian: {
    provide: provideAssignCustodian,
    cases: [success('announceAssigned', 'assignCustodian.assigned')],
  },
  balanceTransfer: {
    provide: (shop) => provideBalanceTransfer(shop, (amount) => `${String(amount)} haléřů`),
    cases: [
      {
        ...success('announceTransferred', 'balanceTransfer.success', {
          values: { amount: '15000 haléřů' },
          timeout: 10_000,
        }),
        event: output({ amount: 15_000 }),
      },
    ],
  },
  eWalletTopUp: {
    provide: provideEWalletTopUp,
    cases: [
      ...failure('announceLimitsFailed', 'eWalletTopUp.limitsFailed'),
      success('announceAdded', 'eWalletTopUp.added'),
    ],
  },
  personalInfo: {
    provide: (shop) => providePersonalInfo(shop, nothing),
    cases: [success('announceSaved', 'personalInfo.saved')],
  },
  reclamation: {
    provide: provideReclamation,
    cases: [
      {
        ...success('announceFiled', 'reclamation.success', { values: { number: 'R-1' } }),
        context: { reclamationNumber: 'R-1' },
      },
    ],
  },
  ticketFare: {
    provide: provideTicketFare,
    cases: [
      ...failure('announceLimitsFailed', 'ticketFare.limitsFailed'),
      ...failure('announceTicketsFailed', 'ticketFare.ticketsFailed'),
      ...failure('announceOffersFailed', 'ticketFare.combinationsFailed'),
      success('announceAdded', 'ticketFare.added'),
    ],
  },
  cardApplication: {
    provide: (shop) => provideCardApplication(shop, files),
    cases: [
      {
        action: 'announceDraftLost',
        context: { facts: { draftLost: true } },
        toast: { messageId: 'applicationForm.draftLost', ...wizardWarning },
      },
      { action: 'announceDraftLost', context: { facts: { draftLost: false } }, toast: null },
      {
        action: 'announcePreselection',
        context: { preselection: { profileId: 1 }, facts: { draft: { entered: { profileOne: { profileId: 2 } } } } },
        toast: { messageId: 'applicationForm.preselection.BEGUN', ...wizardWarning },
      },
      {
        action: 'announcePreselection',
        context: { preselection: { profileId: 1 }, facts: { draft: { entered: { profileOne: { profileId: 1 } } } } },
        toast: null,
      },
      { action: 'announcePreselection', context: { preselection: null, facts: {} }, toast: null },
      {
        action: 'announceUnread',
        context: refused,
        toast: { messageId: 'applicationForm.unread', colour: 'error', timeout: 10_000 },
      },
      {
        action: 'announceNewDay',
        toast: { messageId: 'applicationForm.newDay', colour: 'info', timeout: 10_000 },
      },
      {
        ...success('announceSaved', 'applicationForm.saved', { values: { number: '1234567890' }, timeout: 10_000 }),
        context: { application: { applicationNumber: '1234567890', issued: false } },
      },
      {
        ...success('announceSaved', 'applicationForm.issued', { values: { number: '1234567890' }, timeout: 10_000 }),
        context: { application: { applicationNumber: '1234567890', issued: true } },
      },
    ],
  },
  familyBoard: {
    provide: provideFamilyBoard,
    cases: [{ ...success('announceAdded', 'familyBoard.added', { values: { count: 2 } }), event: output([{}, {}]) }],
  },
  marketingConsent: {
    provide: provideMarketingConsent,
    cases: [
      {
        ...success('announceSaved', 'marketingConsent.saved.given', { timeout: 10_000 }),
        context: { value: true },
      },
      {
        ...success('announceSaved', 'marketingConsent.saved.withheld', { timeout: 10_000 }),
        context: { value: false },
      },
    ],
  },
  tokenizationReturn: {
    provide: provideTokenizationReturn,
    cases: [
      registrationResult('REGISTERED', 'success'),
      registrationResult('PENDING', 'info'),
      registrationResult('REFUSED', 'error'),
      registrationResult('TAKEN', 'error'),
      registrationResult('CLOSED', 'warning'),
      registrationResult('EXPIRED', 'warning'),
      { action: 'announceOutcome', context: { result: null }, toast: null },
      { action: 'announceDistrusted', toast: { messageId: 'tokenizationReturn.distrusted', colour: 'warning' } },
      { action: 'announceUnknown', toast: { messageId: 'tokenizationReturn.unknown', colour: 'error', timeout: -1 } },
      { action: 'announceChanged', toast: null },
    ],
  },
  reclamationAnswer: {
    provide: (shop) => provideReclamationAnswer(shop, { id: 1, reclamationNumber: 'R-1' }, nothing),
    cases: [success('announceAnswered', 'reclamationAnswer.success', { values: { number: 'R-1' } })],
  },
  deskAction: {
    provide: (shop) => provideDeskAction(shop, 1, nothing),
    cases: [
      { ...success('announceDone', 'deskAction.done.CHECK'), context: { action: 'CHECK' } },
      { action: 'announceDone', context: { action: null }, toast: null },
    ],
  },
  managedCardDecision: {
    provide: provideManagedCardDecision,
    cases: [
      { ...success('announceDecided', 'managedCardDecision.successfullyApproved'), context: approving },
      { ...success('announceDecided', 'managedCardDecision.successfullyRejected'), context: { decision: 'reject' } },
      {
        ...success('announceFailed', 'managedCardDecision.approvalFailed', { colour: 'error' }),
        context: { ...approving, ...refused },
      },
      { action: 'announceFailed', context: { ...approving, ...unanswered }, toast: null },
      { action: 'announceFailed', context: { ...approving, ...loggedOut }, toast: null },
    ],
  },
  managedCardRequest: {
    provide: (shop) => provideManagedCardRequest(shop, nothing),
    cases: [
      {
        ...success('announceSent', 'managedCardRequest.success', { values: { eMail: 'jana@example.cz' } }),
        context: { eMail: ' jana@example.cz ' },
      },
    ],
  },
  managedCardResend: {
    provide: (shop) => provideManagedCardResend(shop, () => Promise.resolve()),
    cases: [
      {
        ...success('announceSent', 'managedCardResend.success', { values: { username: 'jana@example.cz' } }),
        context: { request: { id: 1, username: 'jana@example.cz' } },
      },
    ],
  },
  mergeCustomers: {
    provide: provideMergeCustomers,
    cases: [
      {
        ...success('announceMerged', 'mergeCustomers.success', { values: { name: 'Jan Novák' } }),
        context: {
          originId: 2,
          candidates: [
            { id: 1, fullName: 'Eva Nováková' },
            { id: 2, fullName: 'Jan Novák' },
          ],
        },
      },
    ],
  },
  cartRenewal: {
    provide: provideCartRenewal,
    cases: [
      success('announceKept', 'cart.kept'),
      { action: 'announceNotKept', toast: { messageId: 'cart.notKept', colour: 'error' } },
    ],
  },
  cartRestore: {
    provide: provideCartRestore,
    cases: [
      restoreResult(0, 2, { messageId: 'cart.restore.nothing', colour: 'warning' }),
      restoreResult(2, 0, { messageId: 'cart.restore.all', values: { restored: 2, dropped: 0 }, colour: 'success' }),
      restoreResult(2, 1, { messageId: 'cart.restore.some', values: { restored: 2, dropped: 1 }, colour: 'success' }),
    ],
  },
  cart: {
    provide: provideCart,
    cases: [
      success('announceRemoved', 'cart.removed'),
      success('announceCleared', 'cart.cleared'),
      ...failure('announceReadingFailed', 'cart.readingFailed'),
      ...failure('announceRemovalFailed', 'cart.removalFailed'),
      ...failure('announceClearanceFailed', 'cart.clearanceFailed'),
    ],
  },
  order: {
    provide: (shop) => provideOrder(shop, nothing),
    cases: [
      success('announceCancelled', 'orders.cancelled'),
      success('announceInvoiced', 'orders.invoiced'),
      success('announceSent', 'orders.sent'),
      { action: 'announceOrdersChanged', toast: null },
    ],
  },
  paymentReturn: {
    provide: providePaymentReturn,
    cases: [
      paymentResult(results.delivered, 'success'),
      paymentResult(results.rejected, 'error'),
      paymentResult({ ...results.rejected, orderId: null }, 'error'),
      paymentResult(results.cancelled, 'error'),
      paymentResult(results.returned, 'error'),
      { action: 'announceOutcome', context: { result: null }, toast: null },
      { action: 'announceDistrusted', toast: { messageId: 'paymentReturn.distrusted', colour: 'warning' } },
      { action: 'announceUnknown', toast: { messageId: 'paymentReturn.unknown', colour: 'error', timeout: -1 } },
      { action: 'announceChanged', toast: null },
    ],
  },
  payment: {
    provide: (shop) => providePayment(shop),
    cases: [
      { action: 'announceCartChanged', toast: null },
      { action: 'announceOrdersChanged', toast: null },
      success('announceOrdered', 'payment.ordered'),
      success('announceFree', 'payment.free'),
      success('announceCancelled', 'orders.cancelled'),
      { action: 'announceFailed', toast: { messageId: 'payment.notOpened', colour: 'error', timeout: -1 } },
    ],
  },
  calendarAddress: {
    provide: provideCalendarAddress,
    cases: [
      success('announceReplaced', 'calendarAddress.replaced'),
      success('announceRemoved', 'calendarAddress.removed'),
    ],
  },
  notificationRow: {
    provide: provideNotificationRow,
    cases: [
      success('announceSaved', 'notificationSetting.saveSuccess'),
      ...failure('announceFailure', 'notificationSetting.savingError'),
    ],
  },
  passwordUpdate: {
    provide: providePasswordUpdate,
    cases: [success('announceUpdated', 'updatePassword.success')],
  },
  logIns: {
    provide: (shop) => provideLogIns(shop, nothing),
    cases: [
      success('announceEnded', 'myTrail.logIns.ended'),
      success('announceOthersEnded', 'myTrail.logIns.othersEnded'),
      { action: 'announcePresent', toast: { messageId: 'myTrail.logIns.present', colour: 'warning' } },
    ],
  },
  passwordChange: {
    provide: providePasswordChange,
    cases: [success('announceChanged', 'passwordChange.changed')],
  },
  verification: {
    provide: provideVerification,
    cases: [success('announceVerified', 'verification.verified')],
  },
};

const namesOf = (machine: AnyStateMachine): string[] =>
  Object.keys(machine.implementations.actions).filter((name) => name.startsWith('announce'));

/** These actions need more than a context to show a toast: they have tests of their own. */
const testedElsewhere = new Set([
  'repeatPurchase announceTopUpNotAdded',
  'notificationRow announceInvalid',
  'cardApplication announceNotUnique',
]);

describe.each(Object.entries(flows))('the toasts of %s', (name, { provide, cases }) => {
  it.each(cases)('$action: $toast', ({ action, context = {}, event = { type: 'none' }, toast }) => {
    const { shop, toasts } = recordingShop({});
    const perform = provide(shop).implementations.actions[action] as (given: object) => void;
    perform({ context, event });
    expect(toasts).toEqual(toast === null ? [] : [toast]);
  });

  it('are all in this table', () => {
    const here = new Set(cases.map(({ action }) => action));
    const missing = namesOf(provide(recordingShop({}).shop)).filter((action) => !here.has(action));
    expect(missing.map((action) => `${name} ${action}`).filter((action) => !testedElsewhere.has(action))).toEqual([]);
  });
});
