import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { bandPart, bandStyles } from './account-band.styles.ts';

const card = css({ width: 'full', maxWidth: '[22rem]', '& > span': { aspectRatio: '[1.586]' } });

/** A skeleton of the card, the tickets, the wallet and the menu. It has the size of the loaded page. */
export function AccountSkeleton() {
  return (
    <div className={bandStyles} aria-busy="true">
      <div className={bandPart({ place: 'card' })}>
        <VisuallyHidden>
          <span role="status">
            <FormattedMessage id="account.loading" />
          </span>
        </VisuallyHidden>
        <div className={card}>
          <Skeleton height="auto" />
        </div>
      </div>
      <div className={bandPart({ place: 'main' })}>
        <Skeleton width="16rem" height="1.5rem" />
        <Skeleton height="9rem" />
        <Skeleton width="14rem" height="3.25rem" />
        <Skeleton height="7rem" />
      </div>
      <div className={bandPart({ place: 'below' })}>
        <Skeleton height="9rem" />
      </div>
    </div>
  );
}
