import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import {
  backdropStyles,
  bodyStyles,
  contentStyles,
  footStyles,
  headStyles,
  positionerStyles,
  titleStyles,
} from './dialog.styles.ts';

export type DialogProps = {
  readonly open: boolean;
  /** Called on the close button and on Escape. A click outside does not close, so that nothing typed is lost. */
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** `question` stays a box on small screens; the others fill the screen below 1200 px. */
  readonly size?: 'question' | 'small' | 'medium' | 'large';
  readonly role?: 'dialog' | 'alertdialog';
  /** An action is running: neither the close button nor Escape closes. */
  readonly locked?: boolean | undefined;
  /** The element that gets the focus; by default the first field, else the first focusable element. */
  readonly initialFocus?: () => HTMLElement | null;
  /** Buttons, the main one first. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

const fields = 'input:enabled:not([type=hidden]), select:enabled, textarea:enabled';

/** A modal dialog: the focus stays inside while it is open and returns to where it was. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    closeLabel,
    size = 'medium',
    role = 'dialog',
    locked = false,
    initialFocus,
    actions,
    children,
  } = props;
  const body = useRef<HTMLDivElement>(null);
  const firstField = () => body.current?.querySelector<HTMLElement>(fields) ?? null;
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => {
        if (!details.open && !locked) onClose();
      }}
      closeOnInteractOutside={false}
      closeOnEscape={!locked}
      role={role}
      initialFocusEl={initialFocus ?? firstField}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={backdropStyles} />
        <Ark.Positioner className={positionerStyles({ size })}>
          <Ark.Content className={contentStyles({ size })}>
            <header className={headStyles}>
              <Ark.Title className={titleStyles}>{title}</Ark.Title>
              <IconButton label={closeLabel} icon={<X />} onClick={onClose} disabled={locked} />
            </header>
            <div ref={body} className={bodyStyles}>
              {children}
            </div>
            {actions !== undefined && <footer className={footStyles}>{actions}</footer>}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
