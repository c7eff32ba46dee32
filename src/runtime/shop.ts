import type { ActorRefFrom, EventFrom } from 'xstate';
import type { Locale } from '../../contract/enumerations.ts';
import type { bootMachine } from '../../machines/boot/boot.machine.ts';
import type { cartMachine } from '../../machines/cart/cart.machine.ts';
import type { customerSelectionMachine } from '../../machines/customer-selection/customer-selection.machine.ts';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import type { toastsMachine } from '../../machines/toasts/toasts.machine.ts';
import type { ToastRequest } from '../../machines/toasts/toasts.types.ts';
import type { Call } from '../api/call.ts';
import type { ShopClock } from './clock.ts';
import type { FlowLog } from './flow-log.ts';

/** The machines that live as long as the app, by their system ids. */
export interface LastingMachines {
  readonly boot: typeof bootMachine;
  readonly cart: typeof cartMachine;
  readonly customerSelection: typeof customerSelectionMachine;
  readonly session: typeof sessionMachine;
  readonly toasts: typeof toastsMachine;
}
export type LastingId = keyof LastingMachines;
/** Those that join when someone goes further than log-in. */
export type CustomerMachineId = 'cart' | 'customerSelection';

/** A toast by its key; how long it stays follows from its text unless told (TST-02). */
export type ToastOrder = Omit<ToastRequest, 'timeout'> & { readonly timeout?: number };

/** What the providers of the machines are given: the only way from a machine to the world. */
export interface Shop {
  readonly call: Call;
  readonly clock: ShopClock;
  /** What the machines did; a machine that a view makes is given `log.inspect`. */
  readonly log: FlowLog;
  /** A machine that lives as long as the app. */
  readonly actor: <Id extends LastingId>(id: Id) => ActorRefFrom<LastingMachines[Id]>;
  /** Sends an event; a machine that has not joined yet hears nothing. */
  readonly tell: <Id extends LastingId>(id: Id, event: EventFrom<LastingMachines[Id]>) => void;
  /** Starts a machine that only someone logged in needs; from then on it lives as long as the app. */
  readonly startCustomerMachine: (id: CustomerMachineId, machine: LastingMachines[CustomerMachineId]) => void;
  readonly showToast: (toast: ToastOrder) => void;
  /** A text by its key, in the language shown, for what is sent in the person's name. */
  readonly text: (messageId: string) => string;
  /** Goes to a hash route of the shop, such as `/app/order-list`; `replace` leaves no way back to the present one. */
  readonly goTo: (path: string, options?: { readonly replace?: boolean }) => void;
  /** Shows the shop in another language, without a reload; the bundled texts serve where the server gives none. */
  readonly changeLocale: (locale: Locale) => Promise<void>;
  /** Those behind log-in as well; resolves when they are there. */
  readonly loadAllTexts: () => Promise<void>;
  /** A fresh UUID, for a flow's id. */
  readonly newFlowId: () => string;
}
