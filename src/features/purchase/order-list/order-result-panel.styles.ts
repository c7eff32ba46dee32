import { css, cva } from 'styled-system/css';

export const panelStyles = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  padding: { base: '4', narrow: '6' },
  borderRadius: 'large',
  backgroundColor: 'surface',
  boxShadow: 'raised',
});

/** Room for the closing button. */
export const headStyles = css({ display: 'flex', gap: '4', paddingRight: '10' });

export const signStyles = cva({
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
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

export const wordsStyles = css({ display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0', maxWidth: 'text' });

export const headingStyles = css({
  fontSize: 'xl',
  fontWeight: 'bold',
  lineHeight: 'tight',
  fontVariantNumeric: 'tabular-nums',
});

export const stepsStyles = css({ display: 'flex', flexWrap: 'wrap', gap: '2', _empty: { display: 'none' } });

export const closeStyles = css({
  position: 'absolute',
  top: { base: '1', narrow: '3' },
  right: { base: '1', narrow: '3' },
});
