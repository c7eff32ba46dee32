import { css } from 'styled-system/css';

/** The heading of a section, and other equally prominent texts. */
export const headingText = css({ fontSize: 'l', fontWeight: 'bold' });
