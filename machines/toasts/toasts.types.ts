import type { Tick } from '../provided.ts';

export type ToastColour = 'info' | 'success' | 'warning' | 'error';
export type ToastPosition = 'top-center' | 'bottom-center';
export type ToastIcon = ToastColour | 'none';

/** What is asked for: a text by its key, how it looks and how long it stays (first specification, 2 'Shared'). */
export interface ToastRequest {
  /** A message key, with the values that its text names. */
  readonly messageId: string;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly colour: ToastColour;
  readonly position?: ToastPosition;
  /** The sign beside the text; by itself that of the colour. */
  readonly icon?: ToastIcon;
  /** A message key: what the close button says instead of showing a cross. */
  readonly closeTextId?: string;
  /** Milliseconds that it is shown; −1 stays until it is closed. */
  readonly timeout: number;
  /** Takes the place of all that are shown instead of queueing behind them. */
  readonly replace?: boolean;
}

export interface Toast {
  readonly id: number;
  readonly request: ToastRequest;
  /** Milliseconds that it is still to be shown; null = until closed. */
  readonly remaining: number | null;
}

export interface ToastsContext {
  readonly toasts: readonly Toast[];
  readonly nextId: number;
  /** The time of the last tick, epoch milliseconds; null before the first one since something was shown. */
  readonly lastTick: number | null;
}

export type ToastsEvent =
  | { readonly type: 'show'; readonly toast: ToastRequest }
  | { readonly type: 'close'; readonly id: number }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | Tick;
