import type { MouseEvent, ReactNode } from 'react';
import type { ButtonVariant } from '#ui/button/button.styles.ts';
import { LinkButton } from '#ui/link-button/link-button.tsx';

interface FlowLinkProps {
  /** A path of the shop. */
  readonly to: string;
  readonly variant?: ButtonVariant;
  readonly onFollow: () => void;
  readonly children: ReactNode;
}

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/**
 * A link that leaves a flow. A plain click sends an event to the flow, which then navigates. A click that opens a new
 * tab does not change the flow.
 */
export function FlowLink({ to, variant = 'quiet', onFollow, children }: FlowLinkProps) {
  const follow = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onFollow();
  };
  return (
    <LinkButton href={`#${to}`} variant={variant} onClick={follow}>
      {children}
    </LinkButton>
  );
}
