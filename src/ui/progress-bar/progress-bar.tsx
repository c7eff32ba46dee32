import { css } from 'styled-system/css';

const part = { backgroundColor: '[var(--brand-primary-text)]', borderRadius: 'round' } as const;

/** Each engine has a name of its own for the part that is done. */
const bar = css({
  appearance: 'none',
  display: 'block',
  width: 'full',
  height: '2',
  border: 'none',
  borderRadius: 'round',
  overflow: 'hidden',
  backgroundColor: 'neutral.200',
  _forced: { border: '[1px solid]', forcedColorAdjust: 'none' },
  '&::-webkit-progress-bar': { backgroundColor: 'neutral.200' },
  '&::-webkit-progress-value': part,
  '&::-moz-progress-bar': part,
});

/** How far something is, 0 to 100; beside it words say what. */
export function ProgressBar({ label, percent }: { readonly label: string; readonly percent: number }) {
  return <progress className={bar} aria-label={label} max={100} value={percent} />;
}
