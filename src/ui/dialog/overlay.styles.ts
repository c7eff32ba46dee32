import { css } from 'styled-system/css';

/** The screen without the room of the toasts, for a dialog or a drawer. */
export const overlayStyles = css({
  position: 'fixed',
  insetX: '0',
  top: '[var(--toasts-top, 0px)]',
  bottom: '[var(--toasts-bottom, 0px)]',
  zIndex: 'dialog',
  display: 'flex',
});
