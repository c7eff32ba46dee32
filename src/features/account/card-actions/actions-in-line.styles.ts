import { css } from 'styled-system/css';

/** The buttons of one thing: beside each other, on phones one below the other and as wide as the page. */
export const actionsInLine = css({
  display: 'flex',
  flexDirection: { base: 'column', narrow: 'row' },
  flexWrap: 'wrap',
  alignItems: { base: 'stretch', narrow: 'flex-start' },
  gap: '2',
  minWidth: '0',
  _empty: { display: 'none' },
  '& > button': { width: { narrow: '[min(18rem, 100%)]' } },
});
