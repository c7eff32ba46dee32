import { css } from 'styled-system/css';

export const columnStyles = css({ minHeight: '[100dvh]', display: 'flex', flexDirection: 'column' });
/** The content of a page that is read: the footer begins below the visible area, so that it does not move meanwhile. */
export const tallStyles = css({ minHeight: '[100dvh]' });
export const mainStyles = css({ flex: '1', minWidth: '0', outline: 'none' });
