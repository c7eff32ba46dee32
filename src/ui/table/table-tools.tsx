import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { useMedia } from '../media/use-media.ts';
import { hiddenUnless } from '../room/hidden-unless.ts';
import { filtersStyles, filterToggleStyles, hasRoomForFilters, toolbarStyles } from './table.styles.ts';
import type { TableFilters } from './table.types.ts';

type TableToolsProps = {
  readonly filters: TableFilters | undefined;
  /** The select for the sort order, beside the button of the filters. */
  readonly sortChoice: ReactNode;
  /** False while it is not known whether the tools can be used: then they are hidden, but keep their space. */
  readonly seen: boolean;
};

/**
 * The filters and the sort order above a table. The filters are opened automatically if some are set, but never closed
 * automatically. Filters behind a button are created when the button is pressed.
 */
export function TableTools({ filters, sortChoice, seen }: TableToolsProps) {
  const id = useId();
  const [choice, setChoice] = useState<boolean | null>(null);
  if (choice === null && filters?.inUse === true) setChoice(true);
  const open = choice === true;
  const isWide = useMedia(hasRoomForFilters);
  return (
    <div className={toolbarStyles} style={hiddenUnless(seen)}>
      {filters !== undefined && (
        <span className={filterToggleStyles}>
          <Button
            aria-expanded={open}
            aria-controls={id}
            disabled={!filters.enabled && !open}
            onClick={() => setChoice(!open)}
          >
            <SlidersHorizontal aria-hidden="true" />
            {filters.label}
          </Button>
        </span>
      )}
      {sortChoice}
      {filters !== undefined && (
        <fieldset
          id={id}
          className={filtersStyles({ open, single: filters.single })}
          disabled={!filters.enabled}
          data-labels={filters.single === true ? 'beside' : undefined}
        >
          {(open || isWide) && filters.content}
        </fieldset>
      )}
    </div>
  );
}
