import { css } from 'styled-system/css';

/** Buttons of an order: one below the other and all of one width on a phone, side by side on wider screens. */
export const stepsStyles = css({
  display: { base: 'grid', narrow: 'flex' },
  flexWrap: 'wrap',
  gap: '2',
  _empty: { display: 'none' },
});
