import { css, cva, cx } from 'styled-system/css';
import { raised } from '#ui/card/raised.styles.ts';

export const panelStyles = cx(
  raised,
  css({
    padding: { base: '4', narrow: '6' },
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
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
    '& svg': { width: '6', height: '6' },
    _forced: { border: '[1px solid]' },
  },
  variants: {
    meaning: {
      success: { backgroundColor: 'success.ground', color: 'success.text' },
      info: { backgroundColor: 'info.ground', color: 'info.text' },
      warning: { backgroundColor: 'warning.ground', color: 'warning.text' },
      neutral: { backgroundColor: 'neutral.100', color: 'neutral.700' },
    },
  },
});

export const sentenceStyles = css({ gridColumn: { base: '[1 / -1]', narrow: '2' }, maxWidth: 'text' });

export const headingStyles = css({
  // Space for the close button.
  paddingRight: '10',
  fontSize: { base: 'l', narrow: 'xl' },
  fontWeight: 'bold',
  lineHeight: 'tight',
  fontVariantNumeric: 'tabular-nums',
});

export const closeStyles = css({
  position: 'absolute',
  top: { base: '1', narrow: '3' },
  right: { base: '1', narrow: '3' },
});
