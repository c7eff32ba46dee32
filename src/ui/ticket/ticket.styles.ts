import { css, cva } from 'styled-system/css';

/** Two corners have round notches, and the border follows them. */
const notched = {
  backgroundImage:
    'radial-gradient(circle at var(--notch-one), var(--ticket-edge) 0.625rem, transparent 0.65rem), radial-gradient(circle at var(--notch-two), var(--ticket-edge) 0.625rem, transparent 0.65rem)',
  backgroundOrigin: 'border-box',
  maskImage:
    'radial-gradient(circle at var(--notch-one), transparent 0.5rem, black 0.53rem), radial-gradient(circle at var(--notch-two), transparent 0.5rem, black 0.53rem)',
  maskComposite: 'intersect',
} as const;

/** The ticket's layout depends on the width of this frame. */
export const frameStyles = css({ containerType: 'inline-size' });

export const ticketStyles = cva({
  base: {
    display: 'flex',
    flexDirection: { base: 'column', _ample: 'row' },
    filter: '[drop-shadow(0 1px 2px rgb(22 33 44 / 14%))]',
    // The notches cannot be drawn in forced-colours mode.
    _forced: { '& > *': { maskImage: '[none]', backgroundImage: '[none]' } },
    '& > *': {
      backgroundColor: 'var(--ticket-ground)',
      borderColor: 'var(--ticket-edge)',
      color: 'var(--ticket-text)',
    },
  },
  variants: {
    state: {
      active: {
        '--ticket-ground': 'colors.primarySystem',
        '--ticket-edge': 'colors.primarySystem',
        '--ticket-text': 'colors.onPrimarySystem',
      },
      future: {
        '--ticket-ground': 'colors.surface',
        '--ticket-edge': 'colors.primaryText',
        '--ticket-text': 'colors.ink',
      },
      expired: {
        '--ticket-ground': 'colors.neutral.100',
        '--ticket-edge': 'colors.neutral.300',
        '--ticket-text': 'colors.inkSoft',
      },
    },
  },
});

export const mainStyles = css({
  ...notched,
  flex: '1',
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  minWidth: '0',
  padding: { base: '5', _cramped: '3' },
  borderRadius: 'large',
  border: '[2px solid]',
  '--notch-one': { base: '0 100%', _ample: '100% 0' },
  '--notch-two': '100% 100%',
  borderBottomWidth: { base: '[0]', _ample: '[2px]' },
  borderRightWidth: { base: '[2px]', _ample: '[0]' },
});

export const stubStyles = css({
  ...notched,
  position: 'relative',
  display: 'flex',
  flexDirection: { base: 'row', _ample: 'column' },
  flexWrap: { base: 'wrap', _ample: 'nowrap' },
  alignItems: { base: 'center', _ample: 'flex-end' },
  justifyContent: 'space-between',
  gap: '3',
  minWidth: { _ample: '[10rem]' },
  padding: { base: '5', _cramped: '3' },
  borderRadius: 'large',
  border: '[2px solid]',
  '--notch-one': '0 0',
  '--notch-two': { base: '100% 0', _ample: '0 100%' },
  borderTopWidth: { base: '[0]', _ample: '[2px]' },
  borderLeftWidth: { base: '[2px]', _ample: '[0]' },
  '& :is(button, a)': {
    color: 'current',
    outlineColor: 'current',
    '&:hover': { backgroundColor: '[color-mix(in srgb, currentColor 14%, transparent)]' },
  },
  _before: {
    content: '""',
    position: 'absolute',
    top: { base: '[-1px]', _ample: '3' },
    bottom: { base: '[auto]', _ample: '3' },
    left: { base: '3', _ample: '[-1px]' },
    right: { base: '3', _ample: '[auto]' },
    borderTop: { base: '[2px dashed]', _ample: '[0]' },
    borderLeft: { base: '[0]', _ample: '[2px dashed]' },
    opacity: '0.45',
  },
});

export const headStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '1',
  columnGap: '4',
  // A single long word is broken, so that it is not wider than the ticket.
  overflowWrap: 'anywhere',
});
export const titleStyles = css({ fontWeight: 'bold' });

/** Wide enough for two dates with weekdays in every language, and a line between them. */
const besideEachOther = '@container (min-width: 17rem)';
const withRoom = '@container (min-width: 24rem)';

export const datesFrameStyles = css({ containerType: 'inline-size' });
/** The first and the last day: one above the other on a narrow ticket, else beside each other. */
export const datesStyles = css({
  display: 'grid',
  gridTemplateColumns: '[11px minmax(0, 1fr)]',
  columnGap: '3',
  rowGap: '3',
  [besideEachOther]: {
    gridTemplateColumns: '[auto minmax(1.25rem, 6rem) auto]',
    columnGap: '2',
    justifyContent: 'start',
    alignItems: 'end',
  },
  [withRoom]: { columnGap: '3' },
});
export const endStyles = css({ gridColumn: '2', [besideEachOther]: { gridColumn: 'auto' } });
export const dateLabelStyles = css({ display: 'block', fontSize: 's' });
export const dateStyles = css({
  display: 'block',
  fontSize: { base: 'm', _cramped: 's' },
  fontWeight: 'bold',
  lineHeight: 'tight',
  whiteSpace: { base: 'nowrap', _cramped: 'normal' },
  fontVariantNumeric: 'tabular-nums',
  [withRoom]: { fontSize: 'l' },
});

/** A line from a filled station to a hollow one: from the first day to the last day, downwards or to the right. */
export const trackStyles = css({
  position: 'relative',
  gridColumn: '1',
  gridRow: '[1 / span 2]',
  justifySelf: 'center',
  width: '[3px]',
  marginTop: '[1.5rem]',
  marginBottom: '[1rem]',
  backgroundColor: 'current',
  [besideEachOther]: {
    gridColumn: 'auto',
    gridRow: 'auto',
    justifySelf: 'stretch',
    width: '[auto]',
    height: '[3px]',
    marginTop: '[0]',
    marginBottom: '[0.625rem]',
    marginX: '[5px]',
  },
  _forced: { forcedColorAdjust: 'none', color: '[CanvasText]', '--ticket-ground': 'Canvas' },
  _before: {
    content: '""',
    position: 'absolute',
    left: '[-4px]',
    top: '[-5px]',
    width: '[11px]',
    height: '[11px]',
    borderRadius: 'round',
    backgroundColor: 'current',
    [besideEachOther]: { left: '[-5px]', top: '[-4px]' },
  },
  _after: {
    content: '""',
    position: 'absolute',
    left: '[-4px]',
    bottom: '[-5px]',
    width: '[11px]',
    height: '[11px]',
    borderRadius: 'round',
    border: '[3px solid currentColor]',
    backgroundColor: 'var(--ticket-ground)',
    [besideEachOther]: { left: '[auto]', right: '[-5px]', bottom: '[-4px]' },
  },
});

/** The price and the buttons. If they do not fit in one line with the state, they are below it, still at the end. */
export const costStyles = css({
  display: 'flex',
  flexDirection: { base: 'row', _ample: 'column' },
  flexWrap: { base: 'wrap', _ample: 'nowrap' },
  flexGrow: { base: '0', _ample: '1' },
  alignItems: { base: 'center', _ample: 'flex-end' },
  justifyContent: { base: 'flex-end', _ample: 'space-between' },
  gap: '3',
  marginLeft: { base: 'auto', _ample: '0' },
});
export const priceStyles = css({
  fontSize: 'l',
  fontWeight: 'bold',
  lineHeight: 'tight',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const stateStyles = css({ fontSize: 's', fontWeight: 'medium', minWidth: '0' });
