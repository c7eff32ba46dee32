import type { RouterHistory } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { OpenLayersContext } from '#ui/dialog/open-layers.ts';
import { createDialogEntries } from './dialog-entries.ts';
import { DialogEntriesContext } from './use-named-dialog.ts';

interface DialogEntriesProviderProps {
  /** The history of the router; later changes have no effect. */
  readonly history: RouterHistory;
  readonly children: ReactNode;
}

/** Gives each dialog inside it an entry of the browser's history. */
export function DialogEntriesProvider({ history, children }: DialogEntriesProviderProps) {
  const [entries] = useState(() => createDialogEntries(history));
  return (
    <DialogEntriesContext value={entries}>
      <OpenLayersContext value={entries}>{children}</OpenLayersContext>
    </DialogEntriesContext>
  );
}
