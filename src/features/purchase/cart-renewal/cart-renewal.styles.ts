import { css } from 'styled-system/css';

/** As wide as the page's column. */
export const noticeColumn = css({
  width: 'full',
  maxWidth: '[74rem]',
  marginX: 'auto',
  paddingX: { base: '4', wide: '8' },
  paddingTop: { base: '4', wide: '6' },
});
