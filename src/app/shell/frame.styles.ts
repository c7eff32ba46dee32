import { css } from 'styled-system/css';

export const columnStyles = css({ minHeight: '[100dvh]', display: 'flex', flexDirection: 'column' });
export const mainStyles = css({ flex: '1', minWidth: '0', outline: 'none' });
