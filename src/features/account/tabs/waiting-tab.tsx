import { FormattedMessage } from 'react-intl';
import type { Loading } from '#common/lazy-part/lazy-part.tsx';
import { LoadFailed } from '#common/lazy-part/load-failed.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';

/** Shown instead of a tab while its code is being loaded, and when loading fails. */
export function WaitingTab({ loading }: { readonly loading: Loading }) {
  const isLoading = loading.failure === null;
  return (
    <div aria-busy={isLoading}>
      <VisuallyHidden>
        <span role="status">{isLoading && <FormattedMessage id="lazyPart.loading" />}</span>
      </VisuallyHidden>
      {isLoading && <Skeleton height="9rem" />}
      <LoadFailed {...loading} />
    </div>
  );
}
