import { css, cx } from 'styled-system/css';
import { quietText } from '../text/quiet.styles.ts';

export const frameStyles = css({
  containerType: 'inline-size',
  border: 'line',
  borderRadius: 'large',
  minWidth: '0',
  overflow: 'hidden',
});

/**
 * The station under the pointer or with the focus, else the chosen station. The height is fixed: otherwise the stations
 * would move while the pointer is over them.
 */
export const captionStyles = css({
  display: 'flex',
  flexDirection: { base: 'row', _cramped: 'column' },
  alignItems: { base: 'center', _cramped: 'flex-start' },
  justifyContent: { base: 'space-between', _cramped: 'center' },
  columnGap: '4',
  height: { base: '16', _cramped: '20' },
  paddingX: '3',
  borderBottom: 'line',
  backgroundColor: 'neutral.50',
  lineHeight: 'tight',
  fontVariantNumeric: 'tabular-nums',
  '& > *': { lineClamp: '2' },
  '& > :first-child': { fontWeight: 'bold' },
  '& > :last-child:not(:first-child)': {
    flexShrink: '0',
    maxWidth: { base: '[50%]', _cramped: '[none]' },
    textAlign: { base: 'end', _cramped: 'start' },
  },
  '&[data-empty=true] > :first-child': { color: 'inkSoft', fontWeight: 'regular' },
});

/** The map scrolls in this box, so that a large network does not make the page wider. */
export const boxStyles = css({ position: 'relative', overflow: 'auto', maxHeight: '[80vh]', padding: '1' });
export const canvasStyles = css({ position: 'relative', marginX: '[auto]' });
export const drawingStyles = css({ position: 'absolute', inset: '0', width: 'full', height: 'full' });

const track = { fill: '[none]', strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' } as const;

export const lineStyles = css({
  ...track,
  stroke: { base: '[var(--brand-primary-text)]', _forced: '[CanvasText]' },
  strokeWidth: '[4px]',
  '&[data-closed=true]': { stroke: { base: '[{colors.neutral.300}]', _forced: '[GrayText]' } },
});

export const ringStyles = css({
  ...track,
  fill: { base: '[{colors.neutral.100}]', _forced: '[Canvas]' },
  stroke: { base: '[var(--brand-primary-text)]', _forced: '[CanvasText]' },
  strokeWidth: '[4px]',
  transition: '[fill {durations.quick}]',
  '&[data-chosen=true]': { fill: { base: '[var(--brand-left-panel-hover)]', _forced: '[Canvas]' } },
  '&[data-closed=true]': { stroke: { base: '[{colors.neutral.300}]', _forced: '[GrayText]' } },
});

/** The whole cell can be pressed. */
export const stationStyles = css({
  position: 'absolute',
  transform: '[translate(-50%, -50%)]',
  display: 'grid',
  placeItems: 'center',
  containerType: 'inline-size',
  cursor: 'pointer',
  '&:has(:disabled)': { cursor: 'not-allowed' },
});

export const inputStyles = css({
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  opacity: '0',
  cursor: '[inherit]',
  // Browsers fire no pointer events on a disabled field, so the label gets them instead.
  _disabled: { pointerEvents: 'none' },
});

const signBase = css({
  position: 'relative',
  pointerEvents: 'none',
  minWidth: '8',
  paddingX: '1',
  paddingY: '[0.1875rem]',
  border: '[3px solid {colors.primaryText}]',
  borderRadius: 'round',
  backgroundColor: 'surface',
  color: 'ink',
  fontSize: 's',
  fontWeight: 'bold',
  lineHeight: 'flat',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  transition: '[background-color {durations.quick}, box-shadow {durations.quick}]',
  ':hover:enabled + &': { boxShadow: '[0 0 0 4px var(--brand-left-panel-hover)]' },
  ':checked + &': {
    backgroundColor: 'primaryText',
    color: 'surface',
    boxShadow: '[0 0 0 4px var(--brand-left-panel-hover)]',
    _forced: {
      forcedColorAdjust: 'none',
      borderColor: '[SelectedItem]',
      backgroundColor: '[SelectedItem]',
      color: '[SelectedItemText]',
    },
  },
  ':disabled + &': {
    borderColor: 'neutral.300',
    color: 'inkSoft',
    fontWeight: 'medium',
    _forced: { borderColor: '[GrayText]' },
  },
  ':focus-visible + &': { outline: '[3px solid var(--brand-primary-text)]', outlineOffset: '[3px]' },
});

/** A short sign is larger in a large cell; long signs make the cells wider instead. */
const roomySign = css({ '@container (min-width: 3.5rem)': { minWidth: '10', paddingY: '1', fontSize: 'm' } });
export const signStyles = (sign: string): string => cx(signBase, sign.length <= 3 && roomySign);

/** The choices without a place on the drawing, below it. */
export const othersStyles = css({
  display: 'grid',
  borderTop: 'line',
  '& > label': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    minHeight: 'target',
    paddingX: '3',
    paddingY: '2',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > label + label': { borderTop: 'line' },
  '& > label:has(:disabled)': { color: 'inkSoft', cursor: 'not-allowed' },
  '& > label:has(:checked)': { backgroundColor: 'leftPanelHover' },
  '& > label:has(:focus-visible)': { outline: '[3px solid var(--brand-primary-text)]', outlineOffset: '[-3px]' },
});
export const otherDotStyles = css({
  flexShrink: '0',
  width: '6',
  height: '6',
  accentColor: '[var(--brand-primary-text)]',
});
/** If a price does not fit beside the name, it is below the name. */
export const otherNameStyles = css({ flex: '[1 1 5rem]', minWidth: '0' });
export const legendStyles = css({ srOnly: true });
export const noteStyles = cx(quietText, css({ paddingX: '3', paddingBottom: '3' }));
