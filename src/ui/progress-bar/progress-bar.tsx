import { css } from 'styled-system/css';

const bar = css({ width: 'full', height: '3', accentColor: '[var(--brand-primary-text)]' });

/** How far something is, 0 to 100; beside it words say what. */
export function ProgressBar({ label, percent }: { readonly label: string; readonly percent: number }) {
  return <progress className={bar} aria-label={label} max={100} value={percent} />;
}
