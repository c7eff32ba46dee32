import { useRef, type ComponentProps, type ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { useFocusAfterRemoval } from '../focus/use-focus-after-removal.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'ref' | 'children'> & {
  /** What the button does; the accessible name and the tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  /** A press anywhere on what contains it, such as a row of a table, presses it. */
  readonly coversRow?: boolean;
};

const own = css({ position: 'relative' });
export const overRow = css({ _after: { content: '""', position: 'absolute', inset: '0' } });
const styles = css({
  display: 'inline-grid',
  placeItems: 'center',
  width: 'target',
  height: 'target',
  flexShrink: '0',
  borderRadius: 'small',
  color: 'current',
  cursor: 'pointer',
  _hover: { backgroundColor: 'leftPanelHover', color: 'onLeftPanelHover' },
  _disabled: { color: 'neutral.400', cursor: 'not-allowed', '&:hover': { backgroundColor: 'transparent' } },
  '& svg': { width: 'icon', height: 'icon' },
});

export function IconButton({ label, icon, coversRow = false, ...rest }: IconButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(button);
  return (
    <button
      type="button"
      title={label}
      {...rest}
      ref={button}
      className={cx(styles, coversRow ? overRow : own)}
      aria-label={label}
    >
      {icon}
    </button>
  );
}
