import type { ComponentProps, MouseEvent } from 'react';
import { css, cx } from 'styled-system/css';
import { Spinner } from '../spinner/spinner.tsx';
import { buttonStyles, type ButtonVariant } from './button.styles.ts';

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> & {
  readonly variant?: ButtonVariant;
  /** The work that this button started is under way: it keeps its width and ignores clicks. */
  readonly loading?: boolean | undefined;
  /** As wide as its column: always, or only on narrow screens. */
  readonly block?: boolean | 'whenNarrow';
};

/** Out of sight, but still the button's name. */
const hidden = css({ opacity: '0' });
const content = css({ display: 'inline-flex', alignItems: 'center', gap: '2' });
const over = css({ position: 'absolute', inset: '0', display: 'grid', placeItems: 'center' });

/** A button; while `loading` it stays focusable, so that the keyboard does not lose its place. */
export function Button({ variant = 'secondary', loading = false, block, onClick, children, ...rest }: ButtonProps) {
  const ignore = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      type="button"
      {...rest}
      className={buttonStyles({ variant, disabled: rest.disabled === true, ...(block !== undefined && { block }) })}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? ignore : onClick}
    >
      <span className={cx(content, loading && hidden)}>{children}</span>
      {loading && (
        <span className={over}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
