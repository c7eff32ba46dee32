import { css } from 'styled-system/css';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';

const column = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  maxWidth: '[74rem]',
  marginX: 'auto',
  paddingX: { base: '4', wide: '8' },
  paddingTop: '12',
});

/** Shown inside the frame while the page's code is loading. */
export function PageLoading() {
  return (
    <div className={column} aria-busy="true">
      <Skeleton width="14rem" height="2rem" />
      <Skeleton height="3.5rem" />
      <Skeleton height="3.5rem" />
      <Skeleton height="3.5rem" />
    </div>
  );
}
