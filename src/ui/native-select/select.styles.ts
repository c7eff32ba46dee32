import { css } from 'styled-system/css';

/**
 * A native `select` with the shop's arrow: the look that WebKitGTK gives to one can be changed by no other style. Where
 * the system has its own few colours, it also has its own arrow.
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
