import { useRef, type ComponentProps, type ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { useFocusAfterRemoval } from '../focus/use-focus-after-removal.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'ref' | 'children'> & {
  /** The action of the button, as its accessible name and tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  /** The button covers its container, such as a table row: a press anywhere on it presses the button. */
  readonly coversRow?: boolean;
};

const own = css({ position: 'relative' });
export const coverRow = css({ _after: { content: '""', position: 'absolute', inset: '0' } });
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
      className={cx(styles, coversRow ? coverRow : own)}
      aria-label={label}
    >
      {icon}
    </button>
  );
}
