import { css } from 'styled-system/css';

/** A card of the format ID-1, as wide as its column allows. */
export const cardShape = css({
  width: 'full',
  maxWidth: '[22rem]',
  aspectRatio: '[1.586]',
  padding: '5',
  borderRadius: 'large',
});
