import { css } from 'styled-system/css';

export const barStyles = css({
  backgroundColor: 'surface',
  borderBottom: 'line',
  borderTop: '[4px solid {colors.primarySystem}]',
});

/** As wide as the column of the pages below. */
export const barInnerStyles = css({
  display: 'flex',
  alignItems: 'center',
  columnGap: { base: '2', wide: '6' },
  maxWidth: '[74rem]',
  minHeight: '16',
  marginX: 'auto',
  paddingX: { base: '4', wide: '8' },
});
