import { css } from 'styled-system/css';

/**
 * Hides a part while an earlier sibling is still loading (`data-waiting`): the final height of that sibling is unknown,
 * so the part could move while it is being pressed.
 */
export const belowWaiting = css({ ':is([data-waiting], :has([data-waiting])) ~ &': { visibility: 'hidden' } });

/** The same for the controls in a section below loading content; the texts of the section stay visible. */
export const controlsBelowWaiting = css({
  ':is([data-waiting], :has([data-waiting])) ~ &, :is([data-waiting], :has([data-waiting])) ~ * > &': {
    '& :is(a, button, input, select, textarea)': { visibility: 'hidden' },
  },
});
