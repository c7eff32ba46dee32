import type { ReactNode } from 'react';
import { LayerName } from '#ui/dialog/open-layers.ts';
import { stringifySearch } from '../search-texts.ts';
import { dialogParameter } from './entry-address.ts';

interface DialogEntryProps {
  /** The dialog's name in the address; unique on its page. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Names the dialog that is its child. With this name, the dialog's history entry can open the dialog again. */
export function DialogEntry({ name, children }: DialogEntryProps) {
  return <LayerName value={stringifySearch({ [dialogParameter]: name }).slice(1)}>{children}</LayerName>;
}
