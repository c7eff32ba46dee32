import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';

/** Shown instead of rows when no row matches the filters (TBL-03). */
export function NoMatchingRows({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState
      text={<FormattedMessage id="list.nothingFits" />}
      action={
        <Button onClick={onClear}>
          <FormattedMessage id="list.clearFilters" />
        </Button>
      }
    />
  );
}
