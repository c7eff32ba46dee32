import { css } from 'styled-system/css';

/** The checkbox is above the link that covers the row. On a card it is at the corner. */
export const selectionCellStyles = css({
  _roomy: { width: '[1%]', borderBottom: 'line', verticalAlign: 'middle' },
  _tight: { position: 'absolute', top: '1', insetInlineStart: '1' },
  '& label': { position: 'relative', gap: '0', padding: '[0.625rem]' },
});
