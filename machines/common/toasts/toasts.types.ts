import type { MessageKey } from '#messages/keys/message-key.ts';
import type { Tick } from '../provided.ts';

export type ToastColour = 'info' | 'success' | 'warning' | 'error';
export type ToastPosition = 'top-center' | 'bottom-center';
export type ToastIcon = ToastColour | 'none';

/** A message to show: its text, its look and its time (TST-01). */
export interface ToastRequest {
  /** The message key of the text; `values` are for its placeholders. */
  readonly messageId: MessageKey;
  readonly values?: Readonly<Record<string, string | number>>;
  /** The name of the error that the text describes. If the error has a number (API-04), the number is shown too. */
  readonly errorName?: string;
  readonly colour: ToastColour;
  readonly position?: ToastPosition;
  /** The icon beside the text; absent = the icon of the colour. */
  readonly icon?: ToastIcon;
  /** The message key of the text of the close button; absent = the button shows a cross. */
  readonly closeTextId?: MessageKey;
  /** How long the message is shown, in milliseconds; −1 = until it is closed. */
  readonly timeout: number;
  /** Removes all other messages instead of queueing behind them. */
  readonly replace?: boolean;
}

export interface Toast {
  readonly id: number;
  readonly request: ToastRequest;
  /** How long the message is still shown, in milliseconds; null = until it is closed. */
  readonly remaining: number | null;
}

export interface ToastsContext {
  readonly toasts: readonly Toast[];
  readonly nextId: number;
  /** The time of the last tick in epoch milliseconds; null until the first tick after the first message was shown. */
  readonly lastTick: number | null;
}

export type ToastsEvent =
  | { readonly type: 'show'; readonly toast: ToastRequest }
  | { readonly type: 'close'; readonly id: number }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  /** Another page was opened. */
  | { readonly type: 'navigate' }
  | Tick;
