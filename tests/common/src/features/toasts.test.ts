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
import type { Shop, ToastOptions } from '#runtime/shop.ts';
import { recordingShop } from '../support/recording-shop.ts';

interface Told {
  readonly action: string;
  readonly context?: object;
  readonly event?: object;
  /** The toast as the specification has it, or as the flow's decision says; null = the action shows none. */
  readonly toast: ToastOptions | null;
}

const refused = { failure: { name: 'INVALID_ZONE', status: 400, metadata: {} } };
const loggedOut = { failure: { name: 'UNAUTHENTICATED', status: 401, metadata: {} } };
const approving = { decision: 'approve' };
const unanswered = { failure: { name: 'NO_ANSWER', status: 0, metadata: {} } };

const success = (action: string, messageId: string, more: Partial<ToastOptions> = {}): Told => ({
  action,
  toast: { messageId, colour: 'success', ...more },
});
const failure = (action: string, messageId: string): Told[] => [
  { action, context: refused, toast: { messageId, colour: 'error' } },
  { action, context: unanswered, toast: null },
];
const files = createAttachmentFiles(() => 'file');
const wizardWarning = { colour: 'warning', timeout: 10_000 } as const;
const output = (value: unknown) => ({ type: 'xstate.done.actor.transfer', output: value });
const outcome = (result: object, colour: ToastOptions['colour'], more: Partial<ToastOptions>): Told => ({
  action: 'announceOutcome',
  context: { result },
  toast: { messageId: '', colour, ...more },
});
const returned = (result: (typeof results)[keyof typeof results], colour: 'success' | 'error'): Told => {
  const { paymentStatus, orderNumber, charged, next } = result;
  return outcome(result, colour, {
    messageId: `paymentReturn.outcomes.${paymentStatus}`,
    values: { orderNumber: String(orderNumber), charged, next },
    ...(colour === 'error' ? { timeout: -1 } : {}),
  });
};
const registered = (name: string, colour: ToastOptions['colour']): Told =>
  outcome({ outcome: name, cardNumber: '4125 **** 1234' }, colour, {
    messageId: `tokenizationReturn.outcomes.${name}`,
    values: { number: '4125 **** 1234' },
    ...(colour === 'error' ? { timeout: -1 } : {}),
  });
const restored = (count: number, dropped: number, toast: ToastOptions): Told => ({
  action: 'announceRestored',
  event: output({ restored: count, dropped }),
  toast,
});
const nothing = () => {};

const flows: Record<string, { provide: (shop: Shop) => AnyStateMachine; told: readonly Told[] }> = {
  boot: {
    provide: (shop) => provideBoot(shop, { load: nothing, loadBundled: nothing } as never),
    told: [
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
    told: [
      success('announceTicketFareAdded', 'ticketFare.added'),
      ...failure('announceTicketFareNotAdded', 'repeatPurchase.notAdded'),
      success('announceTopUpAdded', 'eWalletTopUp.added'),
    ],
  },
  assignCustodian: {
    provide: provideAssignCustodian,
    told: [success('announceAssigned', 'assignCustodian.assigned')],
  },
  balanceTransfer: {
    provide: (shop) => provideBalanceTransfer(shop, (amount) => `${String(amount)} haléřů`),
    told: [
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
    told: [
      ...failure('announceLimitsFailed', 'eWalletTopUp.limitsFailed'),
      success('announceAdded', 'eWalletTopUp.added'),
    ],
  },
  personalInfo: {
    provide: (shop) => providePersonalInfo(shop, nothing),
    told: [success('announceSaved', 'personalInfo.saved')],
  },
  reclamation: {
    provide: provideReclamation,
    told: [
      {
        ...success('announceFiled', 'reclamation.success', { values: { number: 'R-1' } }),
        context: { reclamationNumber: 'R-1' },
      },
    ],
  },
  ticketFare: {
    provide: provideTicketFare,
    told: [
      ...failure('announceLimitsFailed', 'ticketFare.limitsFailed'),
      ...failure('announceTicketsFailed', 'ticketFare.ticketsFailed'),
      ...failure('announceOffersFailed', 'ticketFare.combinationsFailed'),
      success('announceAdded', 'ticketFare.added'),
    ],
  },
  cardApplication: {
    provide: (shop) => provideCardApplication(shop, files),
    told: [
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
    told: [{ ...success('announceAdded', 'familyBoard.added', { values: { count: 2 } }), event: output([{}, {}]) }],
  },
  marketingConsent: {
    provide: provideMarketingConsent,
    told: [
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
    told: [
      registered('REGISTERED', 'success'),
      registered('PENDING', 'info'),
      registered('REFUSED', 'error'),
      registered('TAKEN', 'error'),
      registered('CLOSED', 'warning'),
      registered('EXPIRED', 'warning'),
      { action: 'announceOutcome', context: { result: null }, toast: null },
      { action: 'announceDistrusted', toast: { messageId: 'tokenizationReturn.distrusted', colour: 'warning' } },
      { action: 'announceUnknown', toast: { messageId: 'tokenizationReturn.unknown', colour: 'error', timeout: -1 } },
      { action: 'announceChanged', toast: null },
    ],
  },
  reclamationAnswer: {
    provide: (shop) => provideReclamationAnswer(shop, { id: 1, reclamationNumber: 'R-1' }, nothing),
    told: [success('announceAnswered', 'reclamationAnswer.success', { values: { number: 'R-1' } })],
  },
  deskAction: {
    provide: (shop) => provideDeskAction(shop, 1, nothing),
    told: [
      { ...success('announceDone', 'deskAction.done.approve'), context: { action: 'approve' } },
      { action: 'announceDone', context: { action: null }, toast: null },
    ],
  },
  managedCardDecision: {
    provide: provideManagedCardDecision,
    told: [
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
    told: [
      {
        ...success('announceSent', 'managedCardRequest.success', { values: { eMail: 'jana@example.cz' } }),
        context: { eMail: ' jana@example.cz ' },
      },
    ],
  },
  managedCardResend: {
    provide: (shop) => provideManagedCardResend(shop, () => Promise.resolve()),
    told: [
      {
        ...success('announceSent', 'managedCardResend.success', { values: { username: 'jana@example.cz' } }),
        context: { request: { id: 1, username: 'jana@example.cz' } },
      },
    ],
  },
  mergeCustomers: {
    provide: provideMergeCustomers,
    told: [
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
    told: [
      success('announceKept', 'cart.kept'),
      { action: 'announceNotKept', toast: { messageId: 'cart.notKept', colour: 'error' } },
    ],
  },
  cartRestore: {
    provide: provideCartRestore,
    told: [
      restored(0, 2, { messageId: 'cart.restore.nothing', colour: 'warning' }),
      restored(2, 0, { messageId: 'cart.restore.all', values: { restored: 2, dropped: 0 }, colour: 'success' }),
      restored(2, 1, { messageId: 'cart.restore.some', values: { restored: 2, dropped: 1 }, colour: 'success' }),
    ],
  },
  cart: {
    provide: provideCart,
    told: [
      success('announceRemoved', 'cart.removed'),
      success('announceCleared', 'cart.cleared'),
      ...failure('announceReadingFailed', 'cart.readingFailed'),
      ...failure('announceRemovalFailed', 'cart.removalFailed'),
      ...failure('announceClearanceFailed', 'cart.clearanceFailed'),
    ],
  },
  order: {
    provide: (shop) => provideOrder(shop, nothing),
    told: [
      success('announceCancelled', 'orders.cancelled'),
      success('announceInvoiced', 'orders.invoiced'),
      success('announceSent', 'orders.sent'),
      { action: 'announceOrdersChanged', toast: null },
    ],
  },
  paymentReturn: {
    provide: providePaymentReturn,
    told: [
      returned(results.delivered, 'success'),
      returned(results.rejected, 'error'),
      returned(results.cancelled, 'error'),
      returned(results.returned, 'error'),
      { action: 'announceOutcome', context: { result: null }, toast: null },
      { action: 'announceDistrusted', toast: { messageId: 'paymentReturn.distrusted', colour: 'warning' } },
      { action: 'announceUnknown', toast: { messageId: 'paymentReturn.unknown', colour: 'error', timeout: -1 } },
      { action: 'announceChanged', toast: null },
    ],
  },
  payment: {
    provide: (shop) => providePayment(shop),
    told: [
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
    told: [
      success('announceReplaced', 'calendarAddress.replaced'),
      success('announceRemoved', 'calendarAddress.removed'),
    ],
  },
  notificationRow: {
    provide: provideNotificationRow,
    told: [
      success('announceSaved', 'notificationSetting.saveSuccess'),
      ...failure('announceFailure', 'notificationSetting.savingError'),
    ],
  },
  passwordUpdate: {
    provide: providePasswordUpdate,
    told: [success('announceUpdated', 'updatePassword.success')],
  },
  logIns: {
    provide: (shop) => provideLogIns(shop, nothing),
    told: [
      success('announceEnded', 'myTrail.logIns.ended'),
      success('announceOthersEnded', 'myTrail.logIns.othersEnded'),
      { action: 'announcePresent', toast: { messageId: 'myTrail.logIns.present', colour: 'warning' } },
    ],
  },
  passwordChange: {
    provide: providePasswordChange,
    told: [success('announceChanged', 'passwordChange.changed')],
  },
  verification: {
    provide: provideVerification,
    told: [success('announceVerified', 'verification.verified')],
  },
};

const namesOf = (machine: AnyStateMachine): string[] =>
  Object.keys(machine.implementations.actions).filter((name) => name.startsWith('announce'));

/** Announcements of these need more than a context: their own tests have them. */
const toldElsewhere = new Set([
  'repeatPurchase announceTopUpNotAdded',
  'notificationRow announceInvalid',
  'cardApplication announceNotUnique',
]);

describe.each(Object.entries(flows))('the toasts of %s', (name, { provide, told }) => {
  it.each(told)('$action: $toast', ({ action, context = {}, event = { type: 'none' }, toast }) => {
    const { shop, toasts } = recordingShop({});
    const perform = provide(shop).implementations.actions[action] as (given: object) => void;
    perform({ context, event });
    expect(toasts).toEqual(toast === null ? [] : [toast]);
  });

  it('are all here', () => {
    const here = new Set(told.map(({ action }) => action));
    const missing = namesOf(provide(recordingShop({}).shop)).filter((action) => !here.has(action));
    expect(missing.map((action) => `${name} ${action}`).filter((action) => !toldElsewhere.has(action))).toEqual([]);
  });
});
