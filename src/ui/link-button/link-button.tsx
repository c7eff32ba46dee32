import type { ComponentProps } from 'react';
import { buttonStyles, type ButtonVariant } from '../button/button.styles.ts';

type LinkButtonProps = Omit<ComponentProps<'a'>, 'className' | 'style'> & {
  readonly href: string;
  readonly variant?: ButtonVariant;
};

/** A link that looks like a button: for navigation, not for actions. */
export function LinkButton({ variant = 'secondary', children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} data-button="" className={buttonStyles({ variant })}>
      {children}
    </a>
  );
}
