import { FormattedMessage } from 'react-intl';
import type { Loading } from '../../../common/lazy-part/lazy-part.tsx';
import { LoadFailed } from '../../../common/lazy-part/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';

/** A tab whose code is being loaded. */
export function TabWaiting({ loading }: { readonly loading: Loading }) {
  if (loading.failure !== null) return <LoadFailed {...loading} />;
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">
          <FormattedMessage id="lazyPart.loading" />
        </span>
      </VisuallyHidden>
      <Skeleton height="8rem" />
    </div>
  );
}
