import { css, cx } from 'styled-system/css';
import { pageColumn } from '#ui/page/column.styles.ts';

export const barStyles = css({
  backgroundColor: 'surface',
  borderBottom: 'line',
  borderTop: '[4px solid {colors.primarySystem}]',
  // The menu of the desk is there; the waiting frame keeps its place.
  '[data-frame=desk] &': { paddingBottom: { base: '[{sizes.target}]', desk: '0' } },
});

export const barInnerStyles = cx(
  pageColumn(),
  css({ display: 'flex', alignItems: 'center', columnGap: { base: '2', wide: '6' }, minHeight: '16' }),
);
