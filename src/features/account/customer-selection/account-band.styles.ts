import { css } from 'styled-system/css';

/** The card, what is on it and what can be done with it stand side by side where there is room. */
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
