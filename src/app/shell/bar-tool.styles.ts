import { css } from 'styled-system/css';

/** The cart and log-out in the bar: an icon with a word beside it. */
export const barTool = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minWidth: 'target',
  minHeight: 'target',
  justifyContent: 'center',
  paddingX: { wide: '3' },
  borderRadius: 'small',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '& svg': { width: 'icon', height: 'icon' },
  _hover: { backgroundColor: 'leftPanelHover', color: 'onLeftPanelHover' },
  '&[aria-current=page]': { color: 'primaryText' },
});

/** On narrow screens the word is visually hidden, but screen readers read it. */
export const barWord = css({ srOnly: { base: true, wide: false } });
/** Beside a long title, the word fits only in a wide bar. */
export const roomyBarWord = css({ srOnly: { base: true, _roomy: false } });
