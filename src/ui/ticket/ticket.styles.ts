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

export const ticketStyles = cva({
  base: {
    display: 'flex',
    flexDirection: { base: 'column', narrow: 'row' },
    filter: '[drop-shadow(0 1px 2px rgb(22 33 44 / 14%))]',
    // The notches cannot be drawn with the system's colours.
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
  padding: '5',
  borderRadius: 'large',
  border: '[2px solid]',
  '--notch-one': { base: '0 100%', narrow: '100% 0' },
  '--notch-two': '100% 100%',
  borderBottomWidth: { base: '[0]', narrow: '[2px]' },
  borderRightWidth: { base: '[2px]', narrow: '[0]' },
});

export const stubStyles = css({
  ...notched,
  position: 'relative',
  display: 'flex',
  flexDirection: { base: 'row', narrow: 'column' },
  flexWrap: { base: 'wrap', narrow: 'nowrap' },
  alignItems: { base: 'center', narrow: 'flex-end' },
  justifyContent: 'space-between',
  gap: '3',
  minWidth: { narrow: '[10rem]' },
  padding: '5',
  borderRadius: 'large',
  border: '[2px solid]',
  '--notch-one': '0 0',
  '--notch-two': { base: '100% 0', narrow: '0 100%' },
  borderTopWidth: { base: '[0]', narrow: '[2px]' },
  borderLeftWidth: { base: '[2px]', narrow: '[0]' },
  '& :is(button, a)': {
    color: 'current',
    outlineColor: 'current',
    '&:hover': { backgroundColor: '[color-mix(in srgb, currentColor 14%, transparent)]' },
  },
  _before: {
    content: '""',
    position: 'absolute',
    top: { base: '[-1px]', narrow: '3' },
    bottom: { base: '[auto]', narrow: '3' },
    left: { base: '3', narrow: '[-1px]' },
    right: { base: '3', narrow: '[auto]' },
    borderTop: { base: '[2px dashed]', narrow: '[0]' },
    borderLeft: { base: '[0]', narrow: '[2px dashed]' },
    opacity: '0.45',
  },
});

export const headStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '1',
  columnGap: '4',
});
export const titleStyles = css({ fontWeight: 'bold' });

export const datesStyles = css({
  display: 'grid',
  gridTemplateColumns: { base: '[auto minmax(0.5rem, 6rem) auto]', narrow: '[auto minmax(1.5rem, 6rem) auto]' },
  justifyContent: 'start',
  alignItems: 'end',
  columnGap: { base: '2', narrow: '3' },
});
export const dateLabelStyles = css({ display: 'block', fontSize: 's' });
export const dateStyles = css({
  display: 'block',
  fontSize: { base: 'm', narrow: 'l' },
  fontWeight: 'bold',
  lineHeight: 'tight',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

/** A line from a filled station to a hollow one. */
export const trackStyles = css({
  position: 'relative',
  height: '[3px]',
  marginBottom: '[0.625rem]',
  marginX: '[5px]',
  backgroundColor: 'current',
  _forced: { forcedColorAdjust: 'none', color: '[CanvasText]', '--ticket-ground': 'Canvas' },
  _before: {
    content: '""',
    position: 'absolute',
    left: '[-5px]',
    top: '[-4px]',
    width: '[11px]',
    height: '[11px]',
    borderRadius: 'round',
    backgroundColor: 'current',
  },
  _after: {
    content: '""',
    position: 'absolute',
    right: '[-5px]',
    top: '[-4px]',
    width: '[11px]',
    height: '[11px]',
    borderRadius: 'round',
    border: '[3px solid currentColor]',
    backgroundColor: 'var(--ticket-ground)',
  },
});

export const chipsStyles = css({ display: 'flex', flexWrap: 'wrap', gap: '1', listStyle: 'none' });
export const chipStyles = css({
  minWidth: '8',
  paddingX: '2',
  border: '[1px solid currentColor]',
  borderRadius: 'small',
  fontSize: 's',
  fontWeight: 'medium',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const priceStyles = css({
  fontSize: 'l',
  fontWeight: 'bold',
  lineHeight: 'tight',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const stateStyles = css({ fontSize: 's', fontWeight: 'medium', whiteSpace: 'nowrap' });
