import { css } from 'styled-system/css';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';

const column = css({ maxWidth: '[74rem]', marginX: 'auto', paddingX: { base: '4', wide: '8' }, paddingTop: '12' });

/** Shown inside the frame while the page's code is loading. */
export function PageLoading() {
  return (
    <div className={column} aria-busy="true">
      <Skeleton height="16rem" />
    </div>
  );
}
