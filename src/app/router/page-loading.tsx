import { css, cx } from 'styled-system/css';
import { pageColumn } from '#ui/page/column.styles.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';

const column = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  paddingTop: '12',
});

/** Shown inside the frame while the page's code is loading. */
export function PageLoading() {
  return (
    <div className={cx(pageColumn(), column)} aria-busy="true">
      <Skeleton width="14rem" height="2rem" />
      <Skeleton height="3.5rem" />
      <Skeleton height="3.5rem" />
      <Skeleton height="3.5rem" />
    </div>
  );
}
