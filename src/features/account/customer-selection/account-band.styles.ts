import { css } from 'styled-system/css';

/** The card, its details and its actions are side by side on wide screens. */
export const bandStyles = css({
  display: 'grid',
  gap: '6',
  gridTemplateColumns: {
    base: '[minmax(0, 1fr)]',
    narrow: '[22rem minmax(0, 1fr)]',
    desk: '[22rem minmax(0, 1fr) 16rem]',
  },
  alignItems: 'start',
});
