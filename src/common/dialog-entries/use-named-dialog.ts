import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';
import type { DialogEntries, Opener } from './dialog-entries.ts';
import { dialogParameter } from './entry-address.ts';

export const DialogEntriesContext = createContext<DialogEntries | null>(null);

/** Opens a dialog again when its history entry is opened by a step forward, a reload or a link. */
export function useOpener(opener: Opener): void {
  const entries = useContext(DialogEntriesContext);
  const openNow = useEffectEvent(opener);
  useEffect(() => entries?.addOpener((search) => openNow(search)), [entries]);
}

/** Like {@link useOpener}, for a dialog that has the name `name` in the address and in its `DialogEntry`. */
export const useOpenerOf = (name: string, open: () => void): void =>
  useOpener((search) => (search[dialogParameter] === name ? open : null));

/** Whether a dialog is open, and how to open and close it. */
export function useNamedDialog(name: string, initially: () => boolean = () => false) {
  const [isOpen, setIsOpen] = useState(initially);
  useOpenerOf(name, () => setIsOpen(true));
  return [isOpen, setIsOpen] as const;
}
