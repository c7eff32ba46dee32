import { css, cva, cx } from 'styled-system/css';
import { raised } from '#ui/card/raised.styles.ts';

export const paper = cx(
  raised,
  css({
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    width: 'full',
    maxWidth: '[56rem]',
    marginX: 'auto',
    padding: { base: '4', _sheet: '10' },
  }),
);
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: '4',
  '& > *': { minWidth: '0' },
});
export const seller = css({ fontSize: 'xl', fontWeight: 'bold', lineHeight: 'tight' });
export const heading = css({ display: 'flex', flexDirection: 'column', textAlign: { base: 'start', _sheet: 'end' } });
export const number = css({
  fontSize: 'xl',
  fontWeight: 'bold',
  lineHeight: 'tight',
  fontVariantNumeric: 'tabular-nums',
});

/** The line between the filled and the hollow station. */
export const track = css({
  position: 'relative',
  height: '[3px]',
  marginX: '1',
  backgroundColor: 'primaryText',
  _before: {
    content: '""',
    position: 'absolute',
    left: '[-4px]',
    top: '[-5px]',
    width: '[13px]',
    height: '[13px]',
    borderRadius: 'round',
    backgroundColor: 'primaryText',
  },
  _after: {
    content: '""',
    position: 'absolute',
    right: '[-4px]',
    top: '[-5px]',
    width: '[13px]',
    height: '[13px]',
    borderRadius: 'round',
    border: '[3px solid {colors.primaryText}]',
    backgroundColor: 'surface',
  },
});

export const parties = css({
  display: 'grid',
  gap: '6',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', _sheet: '[repeat(2, minmax(0, 1fr))]' },
});
export const firstLine = css({ fontWeight: 'bold' });
export const facts = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', _sheet: '[repeat(4, minmax(0, 1fr))]' },
  paddingY: '4',
  borderTop: 'line',
  borderBottom: 'line',
});
export const stamp = cva({
  base: { fontSize: 'l', fontWeight: 'bold' },
  variants: { kind: { PAID: { color: 'success.text' }, VOID: { color: 'error.text' } } },
});

export const total = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4',
  paddingTop: '4',
  borderTop: '[1px solid {colors.control}]',
  fontWeight: 'bold',
});
export const totalAmount = css({
  marginLeft: 'auto',
  fontSize: 'xl',
  lineHeight: 'tight',
  fontVariantNumeric: 'tabular-nums',
});
