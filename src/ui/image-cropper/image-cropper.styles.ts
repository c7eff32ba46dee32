import { css } from 'styled-system/css';

const trackStyles = {
  height: '1',
  borderRadius: 'round',
  backgroundColor: { base: 'control', _forced: '[CanvasText]' },
} as const;
const thumbStyles = {
  appearance: 'none',
  width: '5',
  height: '5',
  border: 'none',
  borderRadius: 'round',
  backgroundColor: { base: 'primaryText', _forced: '[Highlight]' },
} as const;

export const rootStyles = css({ display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' });

export const viewportStyles = css({ borderRadius: 'small', backgroundColor: 'neutral.900', cursor: 'grab' });

export const pictureStyles = css({ display: 'block', width: 'full', height: 'full' });

export const frameStyles = css({
  border: '[2px solid {colors.surface}]',
  // What is outside of the frame is dark.
  boxShadow: '[0 0 0 100rem rgb(22 33 44 / 65%)]',
  pointerEvents: 'none',
  // The frame touches the edges of the picture, where a ring around it would be cut off.
  _focusVisible: { outlineOffset: '[-8px]' },
});

export const zoomStyles = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  maxWidth: 'form',
  '& input': {
    flex: '1',
    minWidth: '0',
    height: 'target',
    appearance: 'none',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    // Each browser knows its own names only, and drops a rule that has another one.
    '&::-webkit-slider-runnable-track': trackStyles,
    '&::-moz-range-track': trackStyles,
    // From its upper edge in the middle of the track.
    '&::-webkit-slider-thumb': { ...thumbStyles, marginTop: '[calc(({sizes.1} - {sizes.5}) / 2)]' },
    '&::-moz-range-thumb': thumbStyles,
  },
});
