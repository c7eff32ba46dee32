import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { RowDetail } from '#machines/common/list/list.types.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';

interface RowContentProps<Detail> {
  /** Undefined if the row itself has all the data. */
  readonly detail: RowDetail<Detail> | undefined;
  readonly render: (detail: Detail | null) => ReactNode;
  readonly onRetry: () => void;
}

/** The content of an opened row, as soon as it is loaded. */
export function RowContent<Detail>({ detail, render, onRetry }: RowContentProps<Detail>) {
  if (detail === undefined) return render(null);
  if (detail.state === 'loaded') return render(detail.detail);
  if (detail.state === 'loading') {
    return (
      <div role="status">
        <VisuallyHidden>
          <FormattedMessage id="list.detail.loading" />
        </VisuallyHidden>
        <Skeleton height="3rem" />
      </div>
    );
  }
  return (
    <Alert
      meaning="error"
      live
      actions={
        <Button onClick={onRetry}>
          <FormattedMessage id="list.detail.retry" />
        </Button>
      }
    >
      <FormattedMessage id="list.detail.failed" />
    </Alert>
  );
}
