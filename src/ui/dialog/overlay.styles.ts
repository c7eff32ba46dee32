import { css } from 'styled-system/css';

/** The screen without the room of the toasts and of what is docked at the right, for a dialog or a drawer. */
export const overlayStyles = css({
  position: 'fixed',
  left: '0',
  right: '[var(--docked, 0px)]',
  top: '[var(--toasts-top, 0px)]',
  bottom: '[var(--toasts-bottom, 0px)]',
  zIndex: 'dialog',
  display: 'flex',
});
