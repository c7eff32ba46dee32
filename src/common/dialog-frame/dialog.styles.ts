import { css } from 'styled-system/css';

export const formStyles = css({ display: 'flex', flexDirection: 'column', gap: '5' });

export const quietStyles = css({ color: 'inkSoft', fontSize: 's' });
