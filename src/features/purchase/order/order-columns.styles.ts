import { css } from 'styled-system/css';

/** The two columns of a page about one order; on narrower screens there is one. */
export const columns = css({
  display: 'grid',
  gap: '6',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', desk: '[minmax(0, 1fr) 22rem]' },
});
export const column = css({ display: 'flex', flexDirection: 'column', gap: '6', minWidth: '0' });
/** The second column; where it is below the first one, its parts are side by side if there is room. */
export const sideColumn = css({
  display: 'grid',
  gap: '6',
  alignItems: 'start',
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(20rem, 100%), 1fr))]',
  minWidth: '0',
});
