import { css } from 'styled-system/css';

/**
 * The style of a part that is seen only when nothing above it, among its siblings, is still waiting (`data-waiting`): as
 * long as the room of those is not known, it would move away under a press.
 */
export const belowWaiting = css({ ':is([data-waiting], :has([data-waiting])) ~ &': { visibility: 'hidden' } });

/** The same for what can be pressed or filled in within a section below others, or below its own words; the rest is read. */
export const controlsBelowWaiting = css({
  ':is([data-waiting], :has([data-waiting])) ~ &, :is([data-waiting], :has([data-waiting])) ~ * > &': {
    '& :is(a, button, input, select, textarea)': { visibility: 'hidden' },
  },
});
