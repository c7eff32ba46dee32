import { css } from 'styled-system/css';

/**
 * Shown if the page has one column and the screen is high enough. On wide screens the target is beside the page's
 * content.
 */
export const barStyles = css({
  position: 'fixed',
  insetX: '0',
  bottom: '[var(--bottom-menu-height, 0px)]',
  zIndex: '[1]',
  display: { base: 'flex', desk: 'none', _low: 'none', _print: 'none' },
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: '4',
  rowGap: '1',
  paddingX: { base: '4', wide: '8' },
  paddingY: '2',
  // Leaves space for a side menu, which is also fixed at the bottom.
  marginInlineStart: { wide: '[var(--menu-room, 0px)]' },
  backgroundColor: 'surface',
  boxShadow: 'floating',
  borderTop: 'line',
  '& > button': { marginLeft: 'auto' },
});

export const wordsStyles = css({ minWidth: '0' });
