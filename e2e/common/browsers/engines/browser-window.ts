/** The size of the page in a window, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The actions in a window of a browser. No action takes an element, because each browser's library has its own type of
 * references to elements.
 */
export interface BrowserWindow {
  readonly open: (url: string) => Promise<void>;
  /** Runs a function's body in the page; `args` are its `arguments`, plain data. */
  readonly run: (body: string, ...args: readonly unknown[]) => Promise<unknown>;
  /** Presses the middle of the element that `run` has stored in `window.found`. */
  readonly click: () => Promise<void>;
  /** Chooses a file in the input that `run` has stored in `window.found`. */
  readonly upload: (path: string) => Promise<void>;
  /** Types on the keyboard, into the focused element. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly screenshot: (path: `${string}.png`) => Promise<void>;
  readonly close: () => Promise<void>;
}

export type Key = 'Backspace' | 'Enter' | 'Tab';
