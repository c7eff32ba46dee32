import type { ReactNode } from 'react';
import { LayerName } from '#ui/dialog/open-layers.ts';
import { stringifySearch } from '../search-texts.ts';
import { dialogParameter } from './entry-address.ts';

interface DialogEntryProps {
  /** Names the dialog in the address; unique on its page. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Gives the dialog inside a name, by which its history entry opens it again. */
export function DialogEntry({ name, children }: DialogEntryProps) {
  return <LayerName value={stringifySearch({ [dialogParameter]: name }).slice(1)}>{children}</LayerName>;
}
