import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { filtersStyles, filterToggleStyles, toolbarStyles } from './table.styles.ts';
import type { TableFilters } from './table.types.ts';

type TableToolsProps = {
  readonly filters: TableFilters | undefined;
  /** The choice of the sort order, beside the button of the filters. */
  readonly sortChoice: ReactNode;
};

/**
 * The filters and the sort order above a table. Filters open by themselves when the person has set some, but never close
 * by themselves.
 */
export function TableTools({ filters, sortChoice }: TableToolsProps) {
  const id = useId();
  const [choice, setChoice] = useState<boolean | null>(null);
  if (choice === null && filters?.inUse === true) setChoice(true);
  const open = choice === true;
  return (
    <div className={toolbarStyles}>
      {filters !== undefined && (
        <span className={filterToggleStyles}>
          <Button aria-expanded={open} aria-controls={id} onClick={() => setChoice(!open)}>
            <SlidersHorizontal aria-hidden="true" />
            {filters.label}
          </Button>
        </span>
      )}
      {sortChoice}
      {filters !== undefined && (
        <div id={id} className={filtersStyles({ open })}>
          {filters.content}
        </div>
      )}
    </div>
  );
}
