// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { provideAttachmentDownload } from '#common/attachment-download/attachment-download.actors.ts';
import { provideConnectAccount } from '#common/connect-account/connect-account.actors.ts';
import { provideRepeatPurchase } from '#common/repeat-purchase/repeat-purchase.actors.ts';
import { downloadAttachment } from '#contract/endpoints/card-application-attachments.ts';
import { provideAssignCustodian } from '#features/account/card-actions/assign-custodian/assign-custodian.actors.ts';
import { provideBalanceTransfer } from '#features/account/card-actions/balance-transfer/balance-transfer.actors.ts';
import { provideEWalletTopUp } from '#features/account/card-actions/e-wallet-top-up/e-wallet-top-up.actors.ts';
import { providePersonalInfo } from '#features/account/card-actions/personal-info/personal-info.actors.ts';
import { provideReclamation } from '#features/account/card-actions/reclamation/reclamation.actors.ts';
import { provideTicketFare } from '#features/account/card-actions/ticket-fare/ticket-fare.actors.ts';
import { provideCustomerSelection } from '#features/account/customer-selection/customer-selection.actors.ts';
import { provideFamilyBoard } from '#features/account/family-board/family-board.actors.ts';
import { provideReclamationFee } from '#features/account/reclamations/reclamation-fee.actors.ts';
import { provideTokenizationReturn } from '#features/account/tokenization-return/tokenization-return.actors.ts';
import { provideApplicationCorrection } from '#features/card-application/application-correction/application-correction.actors.ts';
import { provideApplicationFee } from '#features/card-application/application-fee/application-fee.actors.ts';
import { createAttachmentFiles } from '#features/card-application/attachments/attachment-files.ts';
import { provideAttachmentUpload } from '#features/card-application/attachments/attachment-upload.actors.ts';
import { provideApplicationSave } from '#features/card-application/card-application/application-save.actors.ts';
import { provideCardApplication } from '#features/card-application/card-application/card-application.actors.ts';
import { provideCardHandOver } from '#features/desk/card-hand-over/card-hand-over.actors.ts';
import { provideDeskAction } from '#features/desk/desk-action/desk-action.actors.ts';
import { provideReclamationAnswer } from '#features/desk/reclamations/reclamation-answer.actors.ts';
import { provideSettingChange } from '#features/desk/settings/desk-settings.actors.ts';
import { provideManagedCardDecision } from '#features/links/managed-card-decision/managed-card-decision.actors.ts';
import { provideManagedCardRequest } from '#features/links/managed-card-request/managed-card-request.actors.ts';
import { provideMergeCustomers } from '#features/links/merge-customers/merge-customers.actors.ts';
import { provideCartRenewal } from '#features/purchase/cart-renewal/cart-renewal.actors.ts';
import { provideCartRestore } from '#features/purchase/cart-restore/cart-restore.actors.ts';
import { provideOrder } from '#features/purchase/order/order.actors.ts';
import { providePaymentReturn } from '#features/purchase/payment-return/payment-return.actors.ts';
import { providePayment } from '#features/purchase/payment/payment.actors.ts';
import { provideAccountDeletion } from '#features/settings/account-deletion/account-deletion.actors.ts';
import { provideNotificationUnsubscribe } from '#features/settings/notification-unsubscribe/notification-unsubscribe.actors.ts';
import { provideLogIns } from '#features/trail/log-ins/log-ins.actors.ts';
import { providePasswordChange } from '#features/visitor/password-change/password-change.actors.ts';
import { provideRegistration } from '#features/visitor/registration/registration.actors.ts';
import { provideVerification } from '#features/visitor/verification/verification.actors.ts';
import { results } from '#machines/purchase/payment/model/payment.samples.ts';
import type { Shop, ToastOptions } from '#runtime/shop.ts';
import { recordingShop } from '../support/recording-shop.ts';

type Effect = readonly unknown[];

interface Flow {
  /** `changed` is called when the flow informs the component around it that something has changed. */
  readonly provide: (shop: Shop, changed: () => void) => AnyStateMachine;
  /** For each action: its effects other than a toast, in their order. */
  readonly does: Readonly<Record<string, readonly Effect[]>>;
  /** The toasts of actions that have other effects too, or that several flows share. */
  readonly toasts?: Readonly<Record<string, ToastOptions>>;
  /** The context that the actions need. */
  readonly context?: object;
  /** Actions that send events to child machines or use storage: the flow has separate tests for them. */
  readonly beside?: readonly string[];
}

const tell = (id: string, type = 'refresh'): Effect => ['tell', id, { type }];
const open = (path: string): Effect => ['goTo', path];
const openInstead = (path: string): Effect => ['goTo', path, { replace: true }];
const changed: Effect = ['changed'];

const goToCart = [open('/app/shopping-cart')];
const refreshCart = [tell('cart')];
const purchase = { refreshCart, goToCart };
const fee = { ...purchase, refreshSubject: [changed] };
const accountChanged = [tell('customerSelection')];
const failure = { name: 'INVALID_REQUEST', status: 400, metadata: {} };
const files = createAttachmentFiles(() => 'file');

const flows: Record<string, Flow> = {
  connectAccount: {
    provide: provideConnectAccount,
    does: { announceConnected: [changed] },
    toasts: { announceConnected: { messageId: 'connectAccount.assign.success', colour: 'success' } },
    context: { mode: 'assign' },
    beside: ['refreshAccount'],
  },
  repeatPurchase: { provide: provideRepeatPurchase, does: { ...purchase, refreshAccount: accountChanged } },
  applicationCorrection: {
    provide: (shop, onChanged) => provideApplicationCorrection(shop, files, onChanged),
    does: { refreshApplication: [changed] },
    toasts: { announceSent: { messageId: 'applicationCorrection.sent', colour: 'success' } },
    beside: ['demandFiles'],
  },
  applicationFee: {
    provide: (shop, onChanged) => provideApplicationFee(shop, { applicationId: 3, feeId: 1 }, onChanged),
    does: fee,
  },
  reclamationFee: { provide: (shop, onChanged) => provideReclamationFee(shop, 'R-1', onChanged), does: fee },
  assignCustodian: { provide: provideAssignCustodian, does: { refreshCustomer: accountChanged } },
  balanceTransfer: {
    provide: (shop) => provideBalanceTransfer(shop, String),
    does: { refreshAccount: accountChanged },
  },
  eWalletTopUp: { provide: provideEWalletTopUp, does: purchase },
  personalInfo: { provide: providePersonalInfo, does: { refreshCustomer: [changed] } },
  reclamation: { provide: provideReclamation, does: { openList: [open('/app/reclamation-list')] } },
  ticketFare: { provide: provideTicketFare, does: purchase },
  applicationSave: { provide: (shop) => provideApplicationSave(shop, files), does: { refreshCart } },
  cardApplication: {
    provide: (shop) => provideCardApplication(shop, files),
    does: { announceSaved: accountChanged, goToCart },
    context: { application: null },
    beside: [
      'demandCardData',
      'demandCustodian',
      'demandPersonalData',
      'dropDraft',
      'dropProfileTwo',
      'flushDraft',
      'needProfileTwo',
      'readBankCardsAgain',
      'notifyAttachmentsOne',
      'notifyAttachmentsTwo',
      'notifyCustodian',
      'notifyDelivery',
      'notifyDraft',
      'notifyNotUnique',
      'notifyProfileTwo',
      'notifyProfiles',
      'notifySavedPerson',
    ],
  },
  attachmentDownload: {
    provide: (shop) => provideAttachmentDownload(shop, downloadAttachment),
    does: {},
    toasts: { announceFailure: { messageId: 'attachments.downloadFailed', colour: 'error' } },
    context: { failure },
  },
  attachmentUpload: {
    provide: (shop) => provideAttachmentUpload(shop, files),
    does: {},
    toasts: { announceMissing: { messageId: 'attachmentUpload.missing', colour: 'warning', timeout: 10_000 } },
  },
  customerSelection: {
    provide: provideCustomerSelection,
    does: { goToAccount: [openInstead('/app/user-account')] },
    toasts: { goToAccount: { messageId: 'account.noLink', colour: 'info' } },
  },
  familyBoard: { provide: provideFamilyBoard, does: purchase },
  tokenizationReturn: {
    provide: provideTokenizationReturn,
    does: {
      announceChanged: accountChanged,
      showCards: [openInstead('/app/user-linked-account/7?tab=chip-cards')],
    },
  },
  deskAction: {
    provide: (shop, refresh) => provideDeskAction(shop, 7, refresh),
    does: { refreshPage: [changed] },
  },
  cardHandOver: {
    provide: provideCardHandOver,
    does: { refreshList: [changed] },
  },
  settingChange: {
    provide: provideSettingChange,
    does: { refreshSettings: [changed] },
  },
  reclamationAnswer: {
    provide: (shop, refresh) => provideReclamationAnswer(shop, { id: 4, reclamationNumber: 'R-1' }, refresh),
    does: { refreshList: [changed] },
  },
  managedCardDecision: {
    provide: provideManagedCardDecision,
    does: { goToManagedCards: [openInstead('/app/managed-card-list')], goToApp: [openInstead('/app/user-account')] },
  },
  managedCardRequest: {
    provide: provideManagedCardRequest,
    does: { announceSent: [changed] },
    context: { eMail: 'jana@linka.example' },
  },
  mergeCustomers: {
    provide: provideMergeCustomers,
    does: { announceMerged: [tell('customerSelection'), tell('cart')] },
    context: { candidates: [], originId: 3 },
  },
  cartRenewal: { provide: provideCartRenewal, does: { refreshCart } },
  cartRestore: { provide: provideCartRestore, does: { refreshCart } },
  order: { provide: provideOrder, does: { announceOrdersChanged: [changed] } },
  'paymentReturn with an outcome': {
    provide: providePaymentReturn,
    does: {
      announceChanged: [tell('cart'), tell('customerSelection')],
      goToOrders: [openInstead('/app/order-list?result=11')],
    },
    context: { result: results.delivered },
    beside: ['dropAttempt'],
  },
  'paymentReturn without an outcome': {
    provide: providePaymentReturn,
    does: {
      announceChanged: [tell('cart'), tell('customerSelection')],
      goToOrders: [openInstead('/app/order-list')],
    },
    context: { result: null },
    beside: ['dropAttempt'],
  },
  payment: {
    provide: providePayment,
    does: {
      announceCartChanged: refreshCart,
      announceOrdersChanged: [changed],
      announceFree: accountChanged,
      goToOrders: [open('/app/order-list')],
    },
    beside: ['keepAttempt', 'dropAttempt'],
  },
  accountDeletion: {
    provide: provideAccountDeletion,
    does: { reloadFacts: [changed], announceDeleted: [tell('session', 'logOut')] },
    toasts: {
      announceDeleted: { messageId: 'accountSetting.accountDeleted', colour: 'success', replace: true },
      announceFailed: { messageId: 'accountSetting.deleteAccountFailed', colour: 'error' },
    },
    context: { failure },
  },
  notificationUnsubscribe: {
    provide: provideNotificationUnsubscribe,
    does: { goToSettings: [open('/app/notification-setting')] },
  },
  logIns: { provide: provideLogIns, does: { announceEnded: [changed], announceOthersEnded: [changed] } },
  passwordChange: {
    provide: providePasswordChange,
    does: { goToLogin: [openInstead('/')], goToForgottenPassword: [openInstead('/forgotten-password')] },
  },
  registration: {
    provide: provideRegistration,
    does: { fillInAtLogin: [['tell', 'session', { type: 'changeUsername', value: 'jana@linka.example' }]] },
    context: { username: ' jana@linka.example ' },
  },
  verification: {
    provide: provideVerification,
    does: { goToLogin: [openInstead('/')], goToResend: [openInstead('/verification')] },
  },
};

function perform({ provide, context = {} }: Flow, action: string) {
  const effects: Effect[] = [];
  const world = recordingShop({});
  const shop: Shop = {
    ...world.shop,
    tell: (...told) => void effects.push(['tell', ...told]),
    goTo: (...opened) => void effects.push(['goTo', ...opened]),
  };
  const actions = provide(shop, () => void effects.push(changed)).implementations.actions;
  const act = actions[action] as (given: object) => void;
  act({ context, event: { type: 'none' } });
  return { effects, toasts: world.toasts };
}

beforeEach(() => {
  window.location.hash = '#/app/user-linked-account/7?orderId=5000000001&sign=ab';
});
afterEach(() => {
  window.location.hash = '';
  window.sessionStorage.clear();
});

/** Whether an action only changes the context or shows a toast. */
const isInside = (name: string, action: unknown): boolean =>
  name.startsWith('announce') || (action as { readonly type?: string }).type === 'xstate.assign';

describe.each(Object.entries(flows))('the events and navigations of %s', (_, flow) => {
  it.each(Object.entries(flow.does))('%s: %j', (action, effects) => {
    expect(perform(flow, action).effects).toEqual(effects);
  });

  it.each(Object.entries(flow.toasts ?? {}))('%s shows the toast %j', (action, toast) => {
    expect(perform(flow, action).toasts).toEqual([toast]);
  });

  it('are all in this table', () => {
    const { actions } = flow.provide(recordingShop({}).shop, () => {}).implementations;
    const names = Object.keys(actions).filter((name) => !isInside(name, actions[name]));
    const here = new Set([...Object.keys(flow.does), ...(flow.beside ?? [])]);
    expect(names.filter((name) => !here.has(name))).toEqual([]);
  });
});
