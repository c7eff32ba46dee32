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
    // Both selectors are needed: each browser supports only one of them, and drops a rule with an unknown selector.
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
  /** 0 to 100; absent if the duration is unknown. */
  readonly percent?: number;
}

/** A progress bar; a text beside it must name the running work. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  if (percent !== undefined) return <progress className={bar} aria-label={label} max={100} value={percent} />;
  return (
    <div className={track} role="progressbar" aria-label={label}>
      <span className={moving} />
    </div>
  );
}
