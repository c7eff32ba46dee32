import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { bandStyles, ticketsPlace } from './account-band.styles.ts';

const card = css({ width: 'full', maxWidth: '[22rem]', '& > span': { aspectRatio: '[1.586]' } });
const words = css({ display: 'flex', flexDirection: 'column', gap: '4' });

/** A skeleton of the card, its details and its buttons. It has the size of the loaded page. */
export function AccountSkeleton() {
  return (
    <div className={bandStyles} aria-busy="true">
      <VisuallyHidden>
        <span role="status">
          <FormattedMessage id="account.loading" />
        </span>
      </VisuallyHidden>
      <div className={card}>
        <Skeleton height="auto" />
      </div>
      <div className={words}>
        <Skeleton width="9rem" height="3.5rem" />
        <Skeleton width="14rem" height="2.875rem" />
      </div>
      <div className={ticketsPlace}>
        <Skeleton width="16rem" height="1.5rem" />
        <Skeleton height="9rem" />
        <Skeleton height="2.75rem" />
      </div>
    </div>
  );
}
