import { html } from 'hono/html';
import { levels, shareOf } from '../coverage.ts';
import type { Coverage, Level } from '../coverage.ts';
import type { Html } from './html.ts';

const gap = 26;
const radius = 5;
const middle = 9;

const circleClass = (coverage: Coverage, level: Level): string => {
  const { status, transitions } = coverage.byLevel[level];
  if (status === 'not run') return 'level-not-run';
  return transitions.size === coverage.declared.length && status === 'run' ? 'level-complete' : 'level-partial';
};

/** The four levels as circles on a line: filled if every transition is taken, a ring if some are, empty if it was not run. */
export const levelLine = (coverage: Coverage): Html => {
  const width = gap * (levels.length - 1) + 2 * middle;
  const words = levels.map((level) => `level ${level} ${shareOf(coverage, level)}`).join(', ');
  return html`<svg
    class="line"
    width="${width}"
    height="${2 * middle}"
    viewBox="0 0 ${width} ${2 * middle}"
    role="img"
    aria-label="${words}"
  >
    <path d="M${middle} ${middle}H${width - middle}" />
    ${levels.map(
      (level) =>
        html`<circle
          class="${circleClass(coverage, level)}"
          cx="${middle + gap * level}"
          cy="${middle}"
          r="${radius}"
        />`,
    )}
  </svg>`;
};
