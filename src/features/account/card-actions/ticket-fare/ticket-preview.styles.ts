import { css } from 'styled-system/css';

export const previewStyles = css({ display: 'grid', gap: '2' });
