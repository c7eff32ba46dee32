import { css } from 'styled-system/css';

/** Words that explain something else: a hint, a reason, a detail, the name of a value. */
export const quietText = css({ color: 'inkSoft', fontSize: 's', fontVariantNumeric: 'tabular-nums' });
