import { css, cva } from 'styled-system/css';

export const frameStyles = css({ display: 'flex', flexDirection: 'column', gap: '4' });

/** Below 960 px the rows become cards; the roles in the markup keep it a table for those who listen. */
export const tableStyles = css({
  width: 'full',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '&[aria-busy=true] tbody[data-stale]': { opacity: '0.6', transition: '[opacity 160ms 300ms]' },
  wideDown: { '&, & tbody': { display: 'flex', flexDirection: 'column', gap: '3' } },
});

export const captionStyles = css({ srOnly: true });

export const headStyles = css({ wideDown: { display: 'none' } });

export const headCellStyles = cva({
  base: {
    paddingX: '3',
    paddingY: '1',
    borderBottom: '[2px solid {colors.neutral.300}]',
    color: 'inkSoft',
    fontSize: 's',
    fontWeight: 'medium',
    verticalAlign: 'middle',
    height: 'target',
  },
  variants: { align: { start: { textAlign: 'start' }, end: { textAlign: 'end' } } },
});

export const sortButtonStyles = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minHeight: '10',
  marginX: '[-0.25rem]',
  paddingX: '1',
  borderRadius: 'small',
  fontWeight: 'medium',
  cursor: 'pointer',
  _hover: { color: 'ink', backgroundColor: 'leftPanelHover' },
  '& svg': { width: '4', height: '4', opacity: '0.45' },
  '[aria-sort] &': { color: 'ink', fontWeight: 'bold', '& svg': { opacity: '1' } },
});

export const rowStyles = cva({
  base: {
    wideDown: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      padding: '4',
      border: 'line',
      borderRadius: 'large',
      backgroundColor: 'surface',
    },
    wide: { '&:hover': { backgroundColor: 'neutral.50' } },
  },
  variants: {
    tone: {
      plain: {},
      faded: { color: 'inkSoft' },
      marked: {
        fontWeight: 'medium',
        wide: { '& > :first-child': { boxShadow: '[inset 3px 0 0 var(--brand-primary-text)]' } },
        wideDown: { borderLeft: '[4px solid var(--brand-primary-text)]' },
      },
    },
  },
});

export const cellStyles = cva({
  base: {
    wide: { paddingX: '3', paddingY: '3', borderBottom: 'line', verticalAlign: 'middle' },
    wideDown: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      '&[data-label]::before': { content: 'attr(data-label)', flexShrink: '0', color: 'inkSoft', fontSize: 's' },
    },
  },
  variants: {
    kind: {
      name: {
        fontWeight: 'medium',
        textAlign: 'start',
        wideDown: { paddingLeft: '0', fontSize: 'm', fontWeight: 'bold' },
      },
      plain: { textAlign: { wide: 'start' }, wideDown: { textAlign: 'end' } },
      number: { textAlign: 'end' },
      tools: { textAlign: 'end', wide: { paddingY: '1' }, wideDown: { justifyContent: 'flex-end', paddingTop: '2' } },
    },
  },
});

export const toolsStyles = css({ display: 'inline-flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '1' });

export const expandedStyles = css({
  wide: { padding: '4', backgroundColor: 'neutral.50', borderBottom: 'line' },
  wideDown: {
    display: 'block',
    marginTop: '[-0.5rem]',
    padding: '4',
    borderRadius: 'large',
    backgroundColor: 'neutral.100',
  },
});

export const sortChoiceStyles = css({
  display: { base: 'flex', wide: 'none' },
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
});

export const wholeRowStyles = css({ wideDown: { display: 'block' } });
