import { css, cva, cx } from 'styled-system/css';
import { raised } from '../card/raised.styles.ts';

export const sheetStyles = cx(
  raised,
  css({
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    padding: { base: '4', narrow: '6' },
    // Without buttons, their row takes no space.
    '& > div:has(> :empty:only-child)': { display: 'none' },
  }),
);

export const headStyles = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  columnGap: '4',
  rowGap: { base: '3', narrow: '1' },
  alignItems: 'center',
});

export const signStyles = cva({
  base: {
    display: 'grid',
    placeItems: 'center',
    gridRow: { narrow: '[1 / span 2]' },
    alignSelf: 'start',
    width: 'target',
    height: 'target',
    borderRadius: 'round',
    animation: '[appear 200ms ease-out]',
    '& svg': { width: '6', height: '6' },
    _forced: { border: '[1px solid]' },
  },
  variants: {
    meaning: {
      success: { backgroundColor: 'success.ground', color: 'success.text' },
      info: { backgroundColor: 'info.ground', color: 'info.text' },
      busy: { backgroundColor: 'info.ground', color: 'info.text' },
      warning: { backgroundColor: 'warning.ground', color: 'warning.text' },
      neutral: { backgroundColor: 'neutral.100', color: 'neutral.700' },
    },
  },
});

export const titleStyles = css({
  fontSize: { base: 'l', narrow: 'xl' },
  fontWeight: 'bold',
  lineHeight: 'tight',
  fontVariantNumeric: 'tabular-nums',
  textWrap: 'balance',
});

export const wordsStyles = css({
  gridColumn: { base: '[1 / -1]', narrow: '2' },
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  maxWidth: 'text',
});
