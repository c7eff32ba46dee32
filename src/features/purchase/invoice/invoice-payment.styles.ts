import { css } from 'styled-system/css';

export const frame = css({ containerType: 'inline-size' });
export const payment = css({
  display: 'flex',
  flexDirection: { base: 'column', _ample: 'row' },
  alignItems: { base: 'stretch', _ample: 'start' },
  justifyContent: 'space-between',
  gap: '6',
  padding: '4',
  borderRadius: 'large',
  backgroundColor: 'neutral.100',
});
export const words = css({ display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0', flex: '1' });
export const fact = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) auto]',
  alignContent: 'center',
  columnGap: '2',
  minHeight: 'target',
  paddingY: '1',
  borderTop: 'line',
});
export const value = css({
  gridColumn: '1',
  fontWeight: 'bold',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const copy = css({ gridColumn: '2', gridRow: '[1 / span 2]', alignSelf: 'center', _print: { display: 'none' } });
export const figure = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  flexShrink: '0',
  width: { base: 'full', _ample: '[12rem]' },
  maxWidth: '[16rem]',
  marginX: { base: 'auto', _ample: '0' },
  textAlign: 'center',
  textWrap: 'balance',
});
/** Black on white in every palette and in forced-colours mode: cameras cannot read other colours. */
export const code = css({
  width: 'full',
  borderRadius: 'small',
  backgroundColor: '[white]',
  color: '[black]',
  forcedColorAdjust: 'none',
});
