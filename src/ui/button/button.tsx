import { useImperativeHandle, useRef, type ComponentProps, type MouseEvent } from 'react';
import { css, cx } from 'styled-system/css';
import { useFocusAfterRemoval } from '../focus/use-focus-after-removal.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { buttonStyles, type ButtonVariant } from './button.styles.ts';

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> & {
  readonly variant?: ButtonVariant;
  /** The action of this button is running: the button keeps its width and ignores clicks. */
  readonly loading?: boolean | undefined;
  /**
   * The button cannot be used now, and the reason is shown beside it. It stays focusable, so that screen readers can
   * read the reason.
   */
  readonly unavailable?: boolean;
  /** As wide as its column: always, or only on narrow screens. */
  readonly block?: boolean | 'whenNarrow';
};

/** The label is invisible, but is still the button's accessible name. */
const hidden = css({ opacity: '0' });
const content = css({ display: 'inline-flex', alignItems: 'center', gap: '2' });
const over = css({ position: 'absolute', inset: '0', display: 'grid', placeItems: 'center' });

/** A button; while `loading` it stays focusable, so that the keyboard focus is not lost. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', loading = false, unavailable = false, block, onClick, children, ref, ...rest } = props;
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, []);
  useFocusAfterRemoval(button);
  const ignore = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      type="button"
      {...rest}
      ref={button}
      className={buttonStyles({ variant, ...(block !== undefined && { block }) })}
      aria-busy={loading || undefined}
      aria-disabled={loading || unavailable || undefined}
      onClick={loading || unavailable ? ignore : onClick}
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
