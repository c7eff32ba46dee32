import { css } from 'styled-system/css';

/** A card of the format ID-1, as wide as its column allows. */
export const cardShape = css({
  width: 'full',
  maxWidth: '[22rem]',
  // On a phone the card leaves space for the content below it.
  aspectRatio: { narrow: '[1.586]' },
  padding: '5',
  borderRadius: 'large',
});
