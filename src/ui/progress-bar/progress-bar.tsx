import { css } from 'styled-system/css';

const column = css({ display: 'flex', flexDirection: 'column', gap: '2', maxWidth: 'form' });
const track = css({
  height: '2',
  borderRadius: 'round',
  overflow: 'hidden',
  backgroundColor: 'neutral.200',
  _forced: { border: '[1px solid GrayText]' },
});
const moving = css({
  display: 'block',
  width: '[40%]',
  height: 'full',
  backgroundColor: { base: 'primaryText', _forced: '[Highlight]' },
  animation: '[slide 900ms ease-in-out infinite alternate]',
});

/** Work that takes a while, and of which nobody knows how long. */
export function ProgressBar({ label }: { readonly label: string }) {
  return (
    <div className={column}>
      <p role="status">{label}</p>
      <div className={track} role="progressbar" aria-label={label}>
        <span className={moving} />
      </div>
    </div>
  );
}
