import { css, cva } from 'styled-system/css';

export const axisStyles = css({ fontSize: 's', color: 'inkSoft', fontVariantNumeric: 'tabular-nums' });
export const monthsStyles = css({ display: 'flex' });
export const monthStyles = css({
  minWidth: '0',
  paddingX: '1',
  borderInlineStart: 'line',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  lineHeight: 'tight',
});

/** The word is over the mark of the first track; at an end of the line it stays inside the line. */
export const todayRowStyles = css({ position: 'relative', height: '6' });
/** A place without width, so that the word is centred over the mark. */
export const todayPlaceStyles = css({
  position: 'absolute',
  bottom: '0',
  display: 'flex',
  justifyContent: 'center',
  width: '0',
});
export const todayWordStyles = css({
  flexShrink: '0',
  paddingX: '1',
  borderRadius: 'small',
  backgroundColor: { base: 'ink', _forced: '[Highlight]' },
  color: { base: 'surface', _forced: '[HighlightText]' },
  forcedColorAdjust: 'none',
  fontWeight: 'medium',
  lineHeight: 'tight',
  whiteSpace: 'nowrap',
});

/** The track on which the tickets are drawn. */
export const trackStyles = css({
  position: 'relative',
  height: '8',
  _before: {
    content: '""',
    position: 'absolute',
    insetX: '0',
    top: '[calc(50% - 1px)]',
    height: '[2px]',
    backgroundColor: { base: 'neutral.300', _forced: '[GrayText]' },
    forcedColorAdjust: 'none',
  },
});
/** The mark of the beginning of a month, behind the tickets. */
export const borderStyles = css({ position: 'absolute', insetY: '0', borderInlineStart: 'line' });

const stripes = (mark: string, ground: string) =>
  `[repeating-linear-gradient(135deg, ${mark} 0 3px, ${ground} 3px 8px)]`;

/** Filled, striped and dashed: the kinds can be distinguished without colour. */
export const barStyles = cva({
  base: {
    borderRadius: 'small',
    border: '[2px solid {colors.primaryText}]',
    forcedColorAdjust: 'none',
    _forced: { borderColor: '[CanvasText]' },
  },
  variants: {
    kind: {
      current: { backgroundColor: { base: 'primaryText', _forced: '[CanvasText]' } },
      next: {
        backgroundImage: {
          base: stripes('{colors.primaryText}', '{colors.surface}'),
          _forced: stripes('CanvasText', 'Canvas'),
        },
      },
      suggested: { borderStyle: 'dashed', backgroundColor: { base: 'surface', _forced: '[Canvas]' } },
    },
    goesOn: { true: { borderInlineEndWidth: '0', borderInlineEndRadius: '[0]' } },
  },
});
export const placedStyles = css({ position: 'absolute', top: '[calc(50% - 0.625rem)]', height: '5', minWidth: '2' });

/** The mark of today, over the tickets. */
export const todayStyles = css({
  position: 'absolute',
  insetY: '0',
  borderInlineStart: '[2px solid {colors.ink}]',
  // A light edge, so that the mark is visible on a ticket.
  boxShadow: '[0 0 0 2px {colors.surface}]',
  _forced: { borderColor: '[Highlight]' },
});
export const swatchStyles = css({
  flexShrink: '0',
  display: 'inline-block',
  width: '6',
  height: '3',
  marginTop: '[0.375rem]',
});
