import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';

const band = css({ display: 'flex', flexWrap: 'wrap', gap: '6' });
const card = css({ width: 'full', maxWidth: '[22rem]' });
const words = css({ flex: '1', display: 'flex', flexDirection: 'column', gap: '4', minWidth: '[10rem]' });

/** The card and what is on it, in outline, while the customer is being read. */
export function AccountSkeleton() {
  return (
    <div className={band}>
      <VisuallyHidden>
        <span role="status">
          <FormattedMessage id="account.loading" />
        </span>
      </VisuallyHidden>
      <div className={card}>
        <Skeleton height="13.875rem" />
      </div>
      <div className={words}>
        <Skeleton width="10rem" height="2.5rem" />
        <Skeleton width="14rem" />
        <Skeleton width="12rem" />
      </div>
    </div>
  );
}
