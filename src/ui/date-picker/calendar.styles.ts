import { css, cx } from 'styled-system/css';
import { selectArrow } from '../native-select/select.styles.ts';
import { quietText } from '../text/quiet.styles.ts';

/** The width lets seven days fit beside each other on every screen, even with large letters. */
const fitting = 'min(2.5rem, (100vw - 2rem) / 7)';

export const headStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1',
  paddingBottom: '2',
});

export const turnStyles = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '10',
  height: '10',
  borderRadius: 'small',
  cursor: 'pointer',
  _hover: { backgroundColor: 'leftPanelHover', color: 'onLeftPanelHover' },
  _disabled: { color: 'neutral.400', cursor: 'not-allowed' },
  '& svg': { width: 'icon', height: 'icon' },
});

export const selectStyles = cx(
  selectArrow,
  css({
    flex: '1',
    // The longest name of a month must fit.
    minWidth: '[max-content]',
    minHeight: '10',
    paddingLeft: '2',
    border: 'none',
    borderRadius: 'small',
    backgroundColor: 'transparent',
    fontWeight: 'bold',
    cursor: 'pointer',
    _hover: { backgroundColor: 'leftPanelHover', color: 'onLeftPanelHover' },
  }),
);

export const tableStyles = css({ width: 'full', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });

export const weekDayStyles = cx(quietText, css({ height: '8', fontWeight: 'medium' }));

const cellStyles = css({
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'small',
  cursor: 'pointer',
  _hover: { backgroundColor: 'leftPanelHover', color: 'onLeftPanelHover' },
  '&[aria-current=date]': {
    fontWeight: 'bold',
    boxShadow: '[inset 0 -3px 0 {colors.primaryText}]',
    _forced: { borderBottom: '[3px solid]' },
  },
  '&[data-outside-range]': { visibility: 'hidden' },
  '&:is([data-disabled], [data-unavailable])': {
    backgroundColor: 'transparent',
    color: 'neutral.400',
    textDecoration: 'line-through',
    cursor: 'not-allowed',
  },
  '&[data-selected]': {
    backgroundColor: 'primary',
    color: 'onPrimary',
    fontWeight: 'bold',
    _forced: { forcedColorAdjust: 'none', backgroundColor: '[Highlight]', color: '[HighlightText]' },
  },
});

export const dayStyles = cx(cellStyles, css({ width: `[${fitting}]`, height: `[${fitting}]` }));

/** As wide as seven days; three names of months fit beside each other. */
export const periodTableStyles = cx(tableStyles, css({ width: '[min(17.5rem, 100vw - 2rem)]', tableLayout: 'fixed' }));

/** A cell with a month or a year. */
export const periodStyles = cx(cellStyles, css({ minHeight: '12', overflowWrap: 'anywhere' }));

export const decadeStyles = css({
  flex: '1',
  textAlign: 'center',
  fontWeight: 'bold',
  fontVariantNumeric: 'tabular-nums',
});
