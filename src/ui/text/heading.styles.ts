import { css } from 'styled-system/css';

/** The heading of a section, and words that are as prominent. */
export const headingText = css({ fontSize: 'l', fontWeight: 'bold' });
