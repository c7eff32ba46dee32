import { css } from 'styled-system/css';

/**
 * Hides a part while an earlier sibling is still loading (`data-waiting`): the final height of that sibling is unknown,
 * so the part could move while it is being pressed.
 */
export const belowWaiting = css({ ':is([data-waiting], :has([data-waiting])) ~ &': { visibility: 'hidden' } });
