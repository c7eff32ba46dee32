import { css, cx } from 'styled-system/css';
import { raised } from '#ui/card/raised.styles.ts';

/** One sheet for all people, so that they share one axis of time. */
export const sheetStyles = cx(
  raised,
  css({
    containerType: 'inline-size',
    paddingX: { base: 'edge', narrow: '6' },
    paddingTop: '2',
    paddingBottom: '1',
  }),
);

const broadColumns = '[1.5rem minmax(0, 15rem) minmax(0, 1fr) 10rem]';

export const axisRowStyles = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', _broad: broadColumns },
  columnGap: '4',
  alignItems: 'end',
});
export const toolsStyles = css({
  gridColumn: { _broad: '[1 / 3]' },
  display: 'flex',
  flexWrap: 'wrap',
  // The texts of quiet buttons are aligned with the texts below.
  marginInlineStart: '[-0.75rem]',
});
export const axisPlaceStyles = css({ gridColumn: { _broad: '[3]' }, minWidth: '0' });

/** Broad: two lines beside the track and its words. Otherwise the track has a line of its own. */
export const personStyles = css({
  display: 'grid',
  gridTemplateColumns: { base: '[1.5rem minmax(0, 1fr) auto]', _broad: broadColumns },
  gridTemplateAreas: {
    base: '"tick who price" "track track track" "state state tools" "words words words" "notes notes notes" "details details details"',
    _broad: '"tick who track price" ". state words tools" ". notes notes notes" ". . details details"',
  },
  columnGap: { base: '3', _broad: '4' },
  alignItems: 'center',
  paddingY: { base: '2', _broad: '3' },
  'li + li &': { borderTop: 'line' },
});
export const tickStyles = css({ gridArea: '[tick]' });
export const nameStyles = css({
  gridArea: '[who]',
  paddingY: '2',
  fontSize: 'm',
  fontWeight: 'bold',
  overflowWrap: 'anywhere',
  '& a': { color: 'primaryText', textDecoration: { base: 'none', _hover: 'underline', _focusVisible: 'underline' } },
});
export const stateStyles = css({
  gridArea: '[state]',
  alignSelf: 'start',
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'start',
  minHeight: 'target',
});
export const trackPlaceStyles = css({ gridArea: '[track]', minWidth: '0', paddingBottom: { base: '1', _broad: '0' } });
export const priceStyles = css({
  gridArea: '[price]',
  justifySelf: 'end',
  paddingY: '2',
  fontWeight: 'bold',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
});
export const wordsStyles = css({
  gridArea: '[words]',
  alignSelf: 'start',
  minWidth: '0',
  // The first line is at the height of the state and the buttons.
  paddingTop: { base: '0', _broad: '3' },
  paddingBottom: { base: '2', _broad: '0' },
  fontSize: 's',
  overflowWrap: 'anywhere',
  '&:not(:has(:is(p, button)))': { paddingBottom: '0' },
});
/** A narrow board draws the next ticket; its words are in the details. */
export const nextWordsStyles = css({
  srOnly: { base: true, _broad: false },
  display: { _broad: 'flex' },
  flexWrap: 'wrap',
  columnGap: '3',
  cursor: 'pointer',
});
export const rowToolsStyles = css({
  gridArea: '[tools]',
  alignSelf: 'start',
  justifySelf: 'end',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  // The chevron is aligned with the prices.
  marginInlineEnd: '[-0.75rem]',
});
export const notesStyles = css({
  gridArea: '[notes]',
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  paddingBottom: '2',
  _empty: { display: 'none' },
});
export const detailsStyles = css({
  gridArea: '[details]',
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  minWidth: '0',
  paddingY: '2',
});
