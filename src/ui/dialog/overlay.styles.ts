import { css } from 'styled-system/css';

/** The area of a dialog or a drawer: the screen without the part docked at the right. */
export const overlayStyles = css({
  position: 'fixed',
  left: '0',
  right: '[var(--docked, 0px)]',
  top: '0',
  bottom: '0',
  zIndex: 'dialog',
  display: 'flex',
});
