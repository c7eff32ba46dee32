import { css } from 'styled-system/css';

const column = css({ display: 'flex', flexDirection: 'column', gap: '2', maxWidth: 'form' });
const bar = css({ width: 'full', height: '2', accentColor: '[var(--brand-primary-text)]' });

/** Work that takes a while, and of which nobody knows how long. */
export function ProgressBar({ label }: { readonly label: string }) {
  return (
    <div className={column}>
      <p role="status">{label}</p>
      <progress className={bar} aria-label={label} />
    </div>
  );
}
