/** How large a window's page is, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a browser's library does with its own kind of reference to an element. */
export interface BrowserWindow {
  readonly open: (url: string) => Promise<void>;
  /** Runs a function's body in the page; `args` are its `arguments`, plain data. */
  readonly run: (body: string, ...args: readonly unknown[]) => Promise<unknown>;
  /** Presses the element that `run` has put into `window.found`, in its middle. */
  readonly click: () => Promise<void>;
  /** Chooses a file in the input that `run` has put into `window.found`. */
  readonly upload: (path: string) => Promise<void>;
  /** Types on the keyboard, to whatever has the focus. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly screenshot: (path: `${string}.png`) => Promise<void>;
  readonly close: () => Promise<void>;
}

export type Key = 'Backspace' | 'Enter' | 'Tab';
