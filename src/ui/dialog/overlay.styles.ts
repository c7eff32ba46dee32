import { css } from 'styled-system/css';

/** The screen without what is docked at the right, for a dialog or a drawer. */
export const overlayStyles = css({
  position: 'fixed',
  left: '0',
  right: '[var(--docked, 0px)]',
  top: '0',
  bottom: '0',
  zIndex: 'dialog',
  display: 'flex',
});
