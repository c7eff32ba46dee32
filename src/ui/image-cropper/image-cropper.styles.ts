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
  // The area outside of the frame is dark.
  boxShadow: '[0 0 0 100rem rgb(22 33 44 / 65%)]',
  pointerEvents: 'none',
  // The frame touches the edges of the picture, which would cut off a focus ring outside the frame.
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
    // Both selectors are needed: each browser supports only one of them, and drops a rule with an unknown selector.
    '&::-webkit-slider-runnable-track': trackStyles,
    '&::-moz-range-track': trackStyles,
    // Moves the thumb from the upper edge of the track to its middle.
    '&::-webkit-slider-thumb': { ...thumbStyles, marginTop: '[calc(({sizes.1} - {sizes.5}) / 2)]' },
    '&::-moz-range-thumb': thumbStyles,
  },
});
