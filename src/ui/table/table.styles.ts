import { css, cva, cx } from 'styled-system/css';
import { quietText } from '../text/quiet.styles.ts';

/** The layout depends on the width of the container, because the side menu takes a part of the screen's width. */
export const frameStyles = css({ containerType: 'inline-size', display: 'flex', flexDirection: 'column', gap: '4' });

/**
 * Below 1056 px (a screen of 1200 px with the rail) the rows become cards; ARIA roles keep it a table for screen
 * readers.
 */
export const tableStyles = css({
  width: 'full',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  // Rows that are being replaced stay readable.
  '&[aria-busy=true]:has(tbody[data-stale])': {
    boxShadow: '[inset 0 3px 0 var(--brand-primary)]',
    transition: '[box-shadow 160ms 300ms]',
  },
  _tight: { '&, & tbody': { display: 'flex', flexDirection: 'column', gap: '3' } },
});

export const denseStyles = css({
  _roomy: {
    '& th, & td': { paddingX: '[0.3125rem]', fontSize: 's' },
    // The other columns leave little space: the buttons are below each other and aligned at the same edge in all rows.
    // The text of a button stays in one line unless it is very long.
    '& td:has([data-actions])': { textAlign: 'start' },
    '& [data-actions]': { flexDirection: 'column', alignItems: 'flex-start', gap: '0' },
    '& [data-actions] > *': {
      width: '[max-content]',
      maxWidth: '[11rem]',
      paddingX: '1',
      justifyContent: 'flex-start',
      textAlign: 'start',
    },
  },
});

export const captionStyles = css({ srOnly: true });

export const headStyles = css({ _tight: { display: 'none' } });

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
  variants: {
    align: { start: { textAlign: 'start' }, end: { textAlign: 'end' } },
    // The columns beside the lead do not wrap, so the lead becomes narrower first.
    besideLead: { true: { paddingX: '2', whiteSpace: 'nowrap' }, false: {} },
  },
});

export const sortButtonStyles = css({
  minHeight: '10',
  marginX: '[-0.25rem]',
  paddingX: '1',
  borderRadius: 'small',
  fontWeight: 'medium',
  textAlign: 'inherit',
  cursor: 'pointer',
  _hover: { color: 'ink', backgroundColor: 'leftPanelHover' },
  '& svg': { display: 'inline', width: '4', height: '4', marginLeft: '1', verticalAlign: '[-0.2em]', opacity: '0.45' },
  '[aria-sort] &': { color: 'ink', fontWeight: 'bold', '& svg': { opacity: '1' } },
});

/** Keeps the last word of a header and its arrow in one line. */
export const lastWordStyles = css({ whiteSpace: 'nowrap' });

export const rowStyles = cva({
  base: {
    // A positioned row, so that the link which covers the row stays inside it. `relative` does not work for table rows
    // in WebKit: each link would cover all rows.
    position: 'sticky',
    _tight: {
      padding: '4',
      border: 'line',
      borderRadius: 'large',
      backgroundColor: 'surface',
      // Space for the checkbox at the corner.
      '&:has([data-selects])': { paddingInlineStart: '12' },
    },
    _roomy: { '&:hover': { backgroundColor: 'neutral.50' } },
  },
  variants: {
    layout: {
      labelled: {
        _tight: { display: 'flex', flexDirection: 'column', gap: '1' },
        // `&&` doubles the class for a higher specificity, because `_tight` and `_between` both match.
        _between: {
          '&&': { display: 'grid', gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]', columnGap: '8' },
          '& > th': { gridColumn: '[1 / -1]' },
        },
      },
      // Cells of the first line come before a line break, all others after it.
      compact: {
        _tight: {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: '3',
          rowGap: '1',
          _before: { content: '""', order: '[1]', flexBasis: 'full' },
        },
      },
      receipt: {
        // All buttons are in one line. The text of a button stays in one line unless it is very long.
        _roomy: {
          '& [data-actions]': { flexWrap: 'nowrap' },
          '& [data-actions] > *': { width: '[max-content]', maxWidth: '[10rem]' },
        },
        _tight: {
          display: 'grid',
          gridTemplateColumns: '[minmax(min-content, 1fr) auto]',
          gridTemplateAreas: '"lead lead" "state amount" "when code" "kind kind" "tools tools"',
          columnGap: '4',
          rowGap: '1',
          alignItems: 'baseline',
        },
        _cramped: {
          '&&': {
            gridTemplateColumns: '[minmax(0, 1fr)]',
            gridTemplateAreas: '"lead" "state" "amount" "when" "code" "kind" "tools"',
          },
        },
        _between: {
          '&&': {
            gridTemplateColumns: '[minmax(0, 1fr) 10rem 8.5rem]',
            gridTemplateRows: '[auto auto 1fr]',
            gridTemplateAreas: '"lead state amount" "lead when code" "lead kind tools"',
            // Space for the opening button.
            paddingRight: '[3.5rem]',
          },
        },
      },
    },
    // Each tone has an edge of its own, which differs from the others by more than colour.
    tone: {
      plain: {},
      faded: { color: 'inkSoft' },
      void: {
        color: 'inkSoft',
        '& > td > span': { textDecoration: 'line-through', textDecorationColor: 'neutral.400' },
      },
      marked: {
        fontWeight: 'medium',
        _roomy: { '& > :first-child': { borderLeft: '[4px solid var(--brand-primary-text)]' } },
        _tight: { borderLeft: '[4px solid var(--brand-primary-text)]' },
      },
      ahead: {
        _roomy: { '& > :first-child': { borderLeft: '[4px dotted var(--brand-primary-text)]' } },
        _tight: { borderLeft: '[4px dotted var(--brand-primary-text)]' },
      },
      underway: {
        _roomy: { '& > :first-child': { borderLeft: '[4px dashed {colors.info.mark}]' } },
        _tight: { borderLeft: '[4px dashed {colors.info.mark}]' },
      },
      ready: {
        _roomy: { '& > :first-child': { borderLeft: '[4px double {colors.info.mark}]' } },
        _tight: { borderLeft: '[4px double {colors.info.mark}]' },
      },
      // An edge on both sides.
      barred: {
        color: 'inkSoft',
        _roomy: {
          '& > :first-child': { borderLeft: '[4px solid {colors.error.mark}]' },
          '& > :last-child': { borderRight: '[4px solid {colors.error.mark}]' },
        },
        _tight: { borderX: '[4px solid {colors.error.mark}]' },
      },
      credit: {
        _roomy: { '& > :first-child': { borderLeft: '[4px solid {colors.success.mark}]' } },
        _tight: { borderLeft: '[4px solid {colors.success.mark}]' },
      },
      debit: {
        _roomy: { '& > :first-child': { borderLeft: '[4px solid {colors.neutral.300}]' } },
        _tight: { borderLeft: '[4px solid {colors.neutral.300}]' },
      },
    },
  },
  defaultVariants: { tone: 'plain', layout: 'labelled' },
});

/** Narrow padding of the other columns leaves more space for the lead. */
const closer = { paddingX: '2' } as const;

/** On a receipt only the number has a label. */
const unlabelled = { display: 'block', textAlign: 'start', '&&[data-label]::before': { content: 'none' } } as const;

/** For values below the first line of a compact card. */
const below = { order: '[1]', color: 'inkSoft', fontSize: 's', '&&[data-empty]': { display: 'none' } } as const;

export const cellStyles = cva({
  base: {
    _roomy: { paddingX: '3', paddingY: '3', borderBottom: 'line', verticalAlign: 'middle' },
    _tight: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      minWidth: '0',
      // A value is below its label if its longest word does not fit beside it.
      '& > span': { flex: '[1 1 min-content]', minWidth: '0' },
      '&[data-label]::before': { content: 'attr(data-label)', flexShrink: '0', color: 'inkSoft', fontSize: 's' },
    },
  },
  variants: {
    kind: {
      name: {
        fontWeight: 'medium',
        textAlign: 'start',
        _tight: { display: 'block', paddingLeft: '0', fontSize: 'm', fontWeight: 'bold', overflowWrap: 'anywhere' },
      },
      plain: { textAlign: { _roomy: 'start' }, _tight: { textAlign: 'end' } },
      number: { textAlign: 'end' },
      tools: {
        textAlign: 'end',
        _roomy: { paddingY: '1' },
        _tight: {
          justifyContent: 'flex-start',
          gridColumn: '[1 / -1]',
          // The opening button is at the card's corner, so a cell without other actions needs no line.
          '&:has([data-actions]:not(:empty))': { paddingTop: '2', flexBasis: 'full' },
          // On a card with flex layout, the buttons come last.
          order: '[3]',
          // The opening button covers the whole row, so its cell takes no space. The cell is at the end of the first
          // line.
          '&[data-opens]': { order: '[0]', marginLeft: 'auto', marginY: '[-0.75rem]', marginRight: '[-0.5rem]' },
          // In a grid, the button is placed relative to the whole card.
          '&:not([data-opens], :has([data-actions]:not(:empty)))': {
            position: 'absolute',
            top: '0',
            right: '0',
            gridColumn: '[auto]',
          },
        },
      },
    },
    breaks: { true: { overflowWrap: 'anywhere', _roomy: { minWidth: '[9rem]' } }, false: {} },
    place: {
      'receipt.when': {
        _roomy: { ...closer, fontSize: 's' },
        _tight: { ...unlabelled, gridArea: '[when]', color: 'inkSoft', fontSize: 's' },
      },
      'receipt.code': {
        fontWeight: 'regular',
        _roomy: { ...closer, fontSize: 's' },
        _tight: {
          '&&': { fontSize: 's', fontWeight: 'regular' },
          gridArea: '[code]',
          justifyContent: 'flex-end',
          columnGap: '1',
          color: 'inkSoft',
          '& > span': { flexGrow: '0' },
        },
      },
      'receipt.state': {
        _roomy: { ...closer, '& span': { textWrap: 'nowrap' } },
        _tight: { ...unlabelled, gridArea: '[state]' },
      },
      'receipt.kind': {
        _roomy: { ...closer, fontSize: 's', whiteSpace: 'nowrap' },
        _tight: { ...unlabelled, gridArea: '[kind]', color: 'inkSoft', fontSize: 's' },
      },
      'receipt.amount': {
        fontWeight: 'bold',
        _roomy: closer,
        _tight: { ...unlabelled, '&&': { textAlign: 'end' }, gridArea: '[amount]' },
      },
      'compact.subject': { _tight: { ...unlabelled, flex: '[1 1 8rem]', fontWeight: 'bold' } },
      'compact.amount': {
        _tight: {
          ...unlabelled,
          marginLeft: 'auto',
          fontWeight: 'bold',
          // Space for the opening button at the corner.
          'tr:has([aria-expanded]) > &': { marginRight: '10' },
        },
      },
      'compact.state': { _tight: { ...unlabelled, ...below } },
      // If the second day needs its own line, the dash stays with the first day.
      'compact.from': { _tight: { ...unlabelled, ...below, marginRight: '[-0.5rem]', _after: { content: '" –"' } } },
      'compact.until': { _tight: { ...unlabelled, ...below } },
      'compact.plain': { _tight: { ...unlabelled, ...below } },
      'compact.labelled': { _tight: { ...below, '&&': { columnGap: '1', textAlign: 'start' } } },
      'compact.opened': {
        _tight: {
          ...below,
          order: '[2]',
          display: 'none',
          'tr[data-open] > &': { display: 'flex', flexBasis: 'full' },
        },
      },
    },
  },
});

export const leadCellStyles = css({
  textAlign: 'start',
  overflowWrap: 'anywhere',
  _roomy: { minWidth: '[14rem]', paddingX: '3', paddingY: '3', borderBottom: 'line', verticalAlign: 'middle' },
  // Space for the opening button at the corner.
  _tight: { gridArea: '[lead]', paddingRight: '10' },
  _between: { '&&': { paddingRight: '4' } },
});

export const leadDetailStyles = cx(quietText, css({ _empty: { display: 'none' } }));

export const toolbarStyles = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });

/** Wide screens show the filters without this button. */
export const filterToggleStyles = css({ display: { base: 'block', narrow: 'none' } });

/** From this width, equal to the breakpoint `narrow`, the filters are always open. */
export const hasRoomForFilters = '(min-width: 600px)';

export const filtersStyles = cva({
  base: {
    display: 'grid',
    gap: '4',
    minWidth: '0',
    alignItems: 'end',
  },
  variants: {
    open: { true: {}, false: { display: { base: 'none', narrow: 'grid' } } },
    single: {
      true: {
        flexBasis: { base: 'full', narrow: '[22rem]' },
        gridTemplateColumns: '[minmax(0, 1fr)]',
      },
      false: {
        flexBasis: 'full',
        gridTemplateColumns: { base: '[minmax(0, 1fr)]', narrow: '[repeat(auto-fill, minmax(14rem, 1fr))]' },
      },
    },
  },
  defaultVariants: { single: false },
});

/** The link covers its whole row; other controls are above the link. */
export const rowLinkStyles = css({
  color: 'primaryText',
  textDecoration: 'underline',
  _after: { content: '""', position: 'absolute', inset: '0' },
});

export const leadLinkStyles = css({
  color: 'primaryText',
  fontWeight: 'bold',
  textDecoration: { base: 'none', _hover: 'underline', _focusVisible: 'underline' },
  _after: { content: '""', position: 'absolute', inset: '0' },
});

export const toolsStyles = css({ display: 'inline-flex', alignItems: 'center', gap: '1' });

/** The other buttons wrap; the opening button keeps its place. */
export const actionsStyles = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  // On a card, the buttons are aligned with the start of its texts.
  justifyContent: { base: 'flex-end', _tight: 'flex-start' },
  gap: '1',
});

export const openerStyles = css({
  position: 'relative',
  _tight: { position: 'absolute', top: '[0.375rem]', right: '2' },
});

export const expandedStyles = css({
  _roomy: { padding: '4', backgroundColor: 'neutral.50', borderBottom: 'line' },
  _tight: {
    display: 'block',
    marginTop: '[-0.5rem]',
    padding: '4',
    borderRadius: 'large',
    backgroundColor: 'neutral.100',
  },
});

export const sortChoiceStyles = css({
  display: { base: 'flex', _roomy: 'none' },
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
});

export const wholeRowStyles = css({ _tight: { display: 'block' } });
