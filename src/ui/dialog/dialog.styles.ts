import { css, cva } from 'styled-system/css';

export const backdropStyles = css({
  position: 'fixed',
  inset: '0',
  zIndex: 'dialog',
  backgroundColor: '[rgb(22 33 44 / 55%)]',
  animation: '[appear 160ms ease-out]',
  '&[data-continued]': { animation: '[none]' },
});

/**
 * Below 1200 px a dialog fills the screen, but a question does not. If there is room around the control that opened the
 * dialog, the dialog grows from there; on a phone it rises.
 */
export const positionerStyles = cva({
  base: { '&[data-grows]': { animation: { narrow: '[grow {durations.calm} ease-out]' } } },
  variants: {
    size: {
      question: { alignItems: { base: 'flex-end', narrow: 'center' }, justifyContent: 'center', padding: '4' },
      narrow: { alignItems: { desk: 'center' }, justifyContent: 'center', padding: { desk: '8' } },
      small: { alignItems: { desk: 'center' }, justifyContent: 'center', padding: { desk: '8' } },
      custodian: { alignItems: { desk: 'center' }, justifyContent: 'center', padding: { desk: '8' } },
      medium: { alignItems: { desk: 'center' }, justifyContent: 'center', padding: { desk: '8' } },
      wizard: { alignItems: { desk: 'center' }, justifyContent: 'center', padding: { desk: '8' } },
    },
  },
});

const fullScreen = { width: 'full', height: { base: 'full', desk: 'auto' }, maxHeight: { desk: 'full' } } as const;

/** For content that changes its height. */
const fixedHeight = { height: { base: 'full', desk: '[85vh]' } } as const;

export const contentStyles = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    backgroundColor: 'surface',
    color: 'ink',
    boxShadow: 'floating',
    outline: 'none',
    animation: '[rise 160ms ease-out]',
    '[data-grows] > &': { animation: { narrow: '[none]' } },
    overflow: 'hidden',
    // On a low screen, the head and the buttons scroll with the content, which would have too little space otherwise.
    _low: { display: 'block', overflowY: 'auto' },
  },
  variants: {
    size: {
      question: { width: 'full', maxWidth: 'form', maxHeight: 'full', borderRadius: 'large' },
      narrow: { ...fullScreen, maxWidth: { desk: '[34.375rem]' }, borderRadius: { desk: 'large' } },
      small: { ...fullScreen, maxWidth: { desk: '[37.5rem]' }, borderRadius: { desk: 'large' } },
      custodian: { ...fullScreen, maxWidth: { desk: '[50rem]' }, borderRadius: { desk: 'large' } },
      medium: { ...fullScreen, maxWidth: { desk: '[53.125rem]' }, borderRadius: { desk: 'large' } },
      // The steps differ in length (WIZ-01).
      wizard: { ...fullScreen, ...fixedHeight, maxWidth: { desk: '[62.5rem]' }, borderRadius: { desk: 'large' } },
    },
    steady: { true: fixedHeight },
  },
});

const edge = { paddingX: { base: 'edge', narrow: '6' } } as const;

export const headStyles = css({
  ...edge,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '4',
  paddingTop: '4',
  paddingBottom: '3',
  '& > button': { marginRight: '[calc(-1 * min(0.75rem, {spacing.edge}))]' },
});

export const titleStyles = css({ fontSize: 'l', fontWeight: 'bold', lineHeight: 'tight', paddingTop: '[0.625rem]' });

export const bodyStyles = css({
  ...edge,
  flex: '1',
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  overflowY: { base: 'auto', _low: 'visible' },
  paddingTop: '1',
  paddingBottom: '6',
  // Keeps a focused field and its focus ring away from the edges.
  scrollPaddingBlock: '4',
});

export const footStyles = css({
  ...edge,
  display: 'flex',
  flexDirection: { base: 'column', narrow: 'row-reverse' },
  justifyContent: { narrow: 'flex-start' },
  gap: '2',
  paddingY: '4',
  borderTop: 'line',
  // While the content is being loaded, there may be no buttons.
  _empty: { display: 'none' },
});
