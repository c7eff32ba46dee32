import { css, cx } from 'styled-system/css';
import { pageColumn } from '#ui/page/column.styles.ts';

export const barStyles = css({
  backgroundColor: 'surface',
  borderBottom: 'line',
  borderTop: '[4px solid {colors.primarySystem}]',
});

export const barInnerStyles = cx(
  pageColumn(),
  css({ display: 'flex', alignItems: 'center', columnGap: { base: '2', wide: '6' }, minHeight: '16' }),
);
