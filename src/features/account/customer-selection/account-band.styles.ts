import { css } from 'styled-system/css';

/** The card and its details beside the tickets on wide screens; on narrower ones the tickets are below both. */
export const bandStyles = css({
  display: 'grid',
  columnGap: '8',
  rowGap: { base: '4', narrow: '6' },
  gridTemplateColumns: {
    base: '[minmax(0, 1fr)]',
    // An amount beside the card has room for its digits.
    narrow: '[minmax(0, 22rem) minmax(11rem, 1fr)]',
  },
  gridTemplateRows: { desk: '[auto 1fr]' },
  alignItems: 'start',
});

/** The tickets and what can be done with the card. */
export const ticketsPlace = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '4', narrow: '6' },
  minWidth: '0',
  gridColumn: { narrow: '[1 / -1]', desk: '[2]' },
  gridRow: { desk: '[1 / span 2]' },
});
