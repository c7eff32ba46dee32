import type { ActorRefFrom, EventFrom, InspectionEvent } from 'xstate';
import type { CallHold } from '#api/call-environment.ts';
import type { Call } from '#api/call.ts';
import type { TextScope } from '#contract/endpoints/i18n.ts';
import type { Locale } from '#contract/enumerations.ts';
import type { Extension } from '#contract/extensions.ts';
import type { customerSelectionMachine } from '#machines/account/customer-selection/customer-selection.machine.ts';
import type { bootMachine } from '#machines/common/boot/boot.machine.ts';
import type { toastsMachine } from '#machines/common/toasts/toasts.machine.ts';
import type { ToastRequest } from '#machines/common/toasts/toasts.types.ts';
import type { cartMachine } from '#machines/purchase/cart/cart.machine.ts';
import type { mailLanguageMachine } from '#machines/settings/mail-language/mail-language.machine.ts';
import type { sessionMachine } from '#machines/visitor/session/session.machine.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';
import type { ShopClock } from './clock.ts';
import type { FlowLog } from './flow-log/flow-log.ts';
import type { LiveMachines } from './live-machines.ts';

/** The machines that live as long as the app, by their system ids. */
export interface LastingMachines {
  readonly boot: typeof bootMachine;
  readonly cart: typeof cartMachine;
  readonly customerSelection: typeof customerSelectionMachine;
  readonly mailLanguage: typeof mailLanguageMachine;
  readonly session: typeof sessionMachine;
  readonly toasts: typeof toastsMachine;
}
export type LastingId = keyof LastingMachines;
/** The lasting machines that start only when a page other than log-in is opened. */
export type CustomerMachineId = 'cart' | 'customerSelection' | 'mailLanguage';

/** A toast, by its message key; by default its duration depends on the length of its text (TST-02). */
export type ToastOptions = Omit<ToastRequest, 'timeout'> & { readonly timeout?: number };

/**
 * The interface through which the actors and actions of a machine use the server, the browser and other machines. There
 * is no other way.
 */
export interface Shop {
  readonly call: Call;
  /**
   * Whether the back end offers an extension; false as long as start-up has not read this. What needs an extension that
   * is not offered is not shown.
   */
  readonly offers: (extension: Extension) => boolean;
  readonly clock: ShopClock;
  /** The log of the machines' events and states. */
  readonly log: FlowLog;
  /** The machines that are running. */
  readonly machines: LiveMachines;
  /** Passes an inspection event to `log` and `machines`; a machine that a component creates needs it. */
  readonly inspect: (event: InspectionEvent) => void;
  /** From now on, each call waits for `hold` before it is sent; null = calls do not wait. For the live flow map. */
  readonly holdCalls: (hold: CallHold | null) => void;
  /** A machine that lives as long as the app. */
  readonly actor: <Id extends LastingId>(id: Id) => ActorRefFrom<LastingMachines[Id]>;
  /** Sends an event to a lasting machine; ignored if the machine has not been started yet. */
  readonly tell: <Id extends LastingId>(id: Id, event: EventFrom<LastingMachines[Id]>) => void;
  /** Starts a machine that needs a logged-in customer, unless it runs already. It lives as long as the app. */
  readonly startCustomerMachine: <Id extends CustomerMachineId>(
    id: Id,
    provide: (shop: Shop) => LastingMachines[Id],
  ) => void;
  readonly showToast: (toast: ToastOptions) => void;
  /** A text by its key in the language of the page, with plain spaces, to be sent to the server. */
  readonly text: (messageId: MessageKey) => string;
  /** Opens a hash route of the shop, such as `/app/order-list`; `replace` replaces the present history entry. */
  readonly goTo: (path: string, options?: { readonly replace?: boolean }) => void;
  /**
   * Changes the language of the page without a reload, and the mail language of the logged-in account. If the texts
   * cannot be loaded, nothing changes, and a toast is shown (APP-03).
   */
  readonly changeLocale: (locale: Locale) => Promise<void>;
  /**
   * Also loads the texts of the account page, of all customer's pages, or all texts including those of the desk; resolves
   * when they are loaded.
   */
  readonly loadTexts: (scope: Exclude<TextScope, 'visitor'>) => Promise<void>;
  /** A new UUID, the id of a flow. */
  readonly newFlowId: () => string;
}
