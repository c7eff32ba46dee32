import { css } from 'styled-system/css';

/** A less prominent text: a hint, a reason, a detail, or the name of a value. */
export const quietText = css({ color: 'inkSoft', fontSize: 's', fontVariantNumeric: 'tabular-nums' });
