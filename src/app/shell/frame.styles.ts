import { css } from 'styled-system/css';

export const columnStyles = css({ minHeight: '[100dvh]', display: 'flex', flexDirection: 'column' });
/**
 * The content of a page. It is at least as high as the screen, so that the footer, which moves while the page loads, is
 * not visible.
 */
export const tallStyles = css({ minHeight: '[100dvh]' });
export const mainStyles = css({ flex: '1', minWidth: '0', outline: 'none' });
/** The end of the page is not covered by the menu at the bottom of a small screen. */
export const aboveBottomMenu = css({ paddingBottom: '[var(--bottom-menu-height, 0px)]' });
