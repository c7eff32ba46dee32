import { createContext, useContext, useEffect, useState } from 'react';
import { browserStore } from '#runtime/browser-store.ts';

/** What a key does on the page of an application. `act` is the highlighted action. */
export const shortcutKeys = { next: 'N', previous: 'P', act: 'A', ask: 'R', refuse: 'X' } as const;
export type Shortcut = keyof typeof shortcutKeys;

const storeKey = 'linka.deskKeys';

/** Whether the keys are used; a person who speaks to the computer, or presses keys by accident, turns them off. */
export const ShortcutsOn = createContext(false);

/** The key of a button, for `aria-keyshortcuts`; undefined = the button has no key now. */
export function useShortcut(shortcut: Shortcut | undefined): string | undefined {
  const isOn = useContext(ShortcutsOn);
  return isOn && shortcut !== undefined ? shortcutKeys[shortcut] : undefined;
}

const fields = 'input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]';
const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.matches(fields);
const hasOpenDialog = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/** Presses the button or link that has the key. */
function pressByKey(event: KeyboardEvent): void {
  const { key, ctrlKey, altKey, metaKey, shiftKey, repeat, defaultPrevented, target } = event;
  if (ctrlKey || altKey || metaKey || shiftKey || repeat || defaultPrevented) return;
  const name = key.toUpperCase();
  if (!Object.values<string>(shortcutKeys).includes(name) || isTyping(target) || hasOpenDialog()) return;
  const pressed = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${name}"]`);
  if (pressed === null) return;
  event.preventDefault();
  pressed.focus();
  pressed.click();
}

/** Whether the keys are used, and how to change it. The browser keeps the choice. */
export function useShortcuts(): { readonly isOn: boolean; readonly turn: (on: boolean) => void } {
  const [isOn, setOn] = useState(() => browserStore.read(storeKey) !== 'off');
  useEffect(() => {
    if (!isOn) return undefined;
    document.addEventListener('keydown', pressByKey);
    return () => document.removeEventListener('keydown', pressByKey);
  }, [isOn]);
  const turn = (on: boolean) => {
    setOn(on);
    if (on) browserStore.drop(storeKey);
    else browserStore.write(storeKey, 'off');
  };
  return { isOn, turn };
}
