import { css } from 'styled-system/css';

/** The fields of a form, its messages and its buttons below each other. */
export const formColumn = css({ display: 'flex', flexDirection: 'column', gap: '5' });
