import { css } from 'styled-system/css';

/** On wide screens the tickets are beside the card and its details; on narrower screens they are below the details. */
export const bandStyles = css({
  display: 'grid',
  columnGap: '8',
  rowGap: { base: '4', narrow: '6' },
  gridTemplateColumns: {
    base: '[minmax(0, 1fr)]',
    // An amount beside the card has enough width for its digits.
    narrow: '[minmax(0, 22rem) minmax(11rem, 1fr)]',
  },
  gridTemplateRows: { desk: '[auto 1fr]' },
  alignItems: 'start',
});

/** The place of the tickets and of the card's buttons. */
export const ticketsPlace = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '4', narrow: '6' },
  minWidth: '0',
  gridColumn: { narrow: '[1 / -1]', desk: '[2]' },
  gridRow: { desk: '[1 / span 2]' },
});
