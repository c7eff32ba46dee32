import { css } from 'styled-system/css';

const bar = css({ width: 'full', height: '3', accentColor: '[var(--brand-primary-text)]' });

interface ProgressBarProps {
  readonly label: string;
  /** 0 to 100; absent if nobody knows how long it takes. */
  readonly percent?: number;
}

/** How far something is; beside it words say what. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  return <progress className={bar} aria-label={label} max={100} value={percent} />;
}
