import { css } from 'styled-system/css';

/** A name at the left edge and its value at the right edge; if the line is too short, the value is below. */
export const summaryLine = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '2',
  flexWrap: 'wrap',
});
