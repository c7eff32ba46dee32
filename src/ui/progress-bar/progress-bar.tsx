import { css, cx } from 'styled-system/css';

const track = css({
  height: '2',
  borderRadius: 'round',
  overflow: 'hidden',
  backgroundColor: 'neutral.200',
  _forced: { border: '[1px solid GrayText]' },
});
const filled = { backgroundColor: { base: 'primaryText', _forced: '[Highlight]' } } as const;
const bar = cx(
  track,
  css({
    display: 'block',
    width: 'full',
    appearance: 'none',
    '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
    // Each browser knows its own name only, and drops a rule that has another one.
    '&::-webkit-progress-value': filled,
    '&::-moz-progress-bar': filled,
  }),
);
const moving = css({
  display: 'block',
  width: '[40%]',
  height: 'full',
  backgroundColor: { base: 'primaryText', _forced: '[Highlight]' },
  animation: '[slide 900ms ease-in-out infinite alternate]',
});

interface ProgressBarProps {
  readonly label: string;
  /** 0 to 100; absent if nobody knows how long it takes. */
  readonly percent?: number;
}

/** How far something is; beside it words say what. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  if (percent !== undefined) return <progress className={bar} aria-label={label} max={100} value={percent} />;
  return (
    <div className={track} role="progressbar" aria-label={label}>
      <span className={moving} />
    </div>
  );
}
