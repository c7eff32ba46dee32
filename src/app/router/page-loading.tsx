import { css } from 'styled-system/css';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';

const column = css({ maxWidth: '[74rem]', marginX: 'auto', paddingX: { base: '4', wide: '8' }, paddingTop: '12' });

/** What stands in a frame while its page's code is on its way. */
export function PageLoading() {
  return (
    <div className={column} aria-busy="true">
      <Skeleton height="16rem" />
    </div>
  );
}
