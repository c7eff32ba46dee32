import { css } from 'styled-system/css';

/**
 * A native `select` with the shop's arrow; the native look cannot be styled in WebKitGTK. In forced-colours mode the
 * system's own arrow is shown.
 */
export const selectArrow = css({
  appearance: { base: 'none', _forced: 'auto' },
  paddingRight: '8',
  backgroundImage: { base: 'var(--select-arrow)', _forced: 'none' },
  backgroundRepeat: 'no-repeat',
  backgroundPosition: '[right {spacing.2} center]',
  backgroundSize: '[{sizes.4}]',
  textOverflow: 'ellipsis',
});
