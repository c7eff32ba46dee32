import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { X } from 'lucide-react';
import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { cx } from 'styled-system/css';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Continued } from './continued.ts';
import {
  backdropStyles,
  bodyStyles,
  contentStyles,
  footStyles,
  headStyles,
  positionerStyles,
  titleStyles,
} from './dialog.styles.ts';
import { growFromFocused } from './grow-from.ts';
import { LayerName, useOpenLayer } from './open-layers.ts';
import { overlayStyles } from './overlay.styles.ts';
import { showFocused } from './show-focused.ts';
import { useOpener } from './use-opener.ts';

export type DialogProps = {
  readonly open: boolean;
  /**
   * Called on the close button and on Escape. A click outside does not close the dialog, so that entered data is not
   * lost.
   */
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /**
   * A `question` stays a box on small screens. Other dialogs fill the screen below 1200 px and have history entries of
   * their own.
   */
  readonly size?: 'question' | 'narrow' | 'small' | 'custodian' | 'medium' | 'wizard';
  /** The content changes its height while the dialog is open, and the dialog does not. */
  readonly steady?: boolean | undefined;
  readonly role?: 'dialog' | 'alertdialog';
  /** An action is running: neither the close button nor Escape closes the dialog. */
  readonly locked?: boolean | undefined;
  /** The content of the dialog is still being loaded. */
  readonly busy?: boolean | undefined;
  /** The element that gets the focus; by default the first field, else the title. */
  readonly initialFocus?: () => HTMLElement | null;
  /** The text before the first field must be read first: the title gets the focus. */
  readonly readFirst?: boolean | undefined;
  /** Buttons, the main one first. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

const fields = 'input:enabled:not([type=hidden]), select:enabled, textarea:enabled';

const firstFieldIn = (body: HTMLElement | null) => body?.querySelector<HTMLElement>(fields) ?? null;

/**
 * The element in the dialog that already has the focus: the dialog takes the focus only at the next frame, and the
 * person may be faster.
 */
const focusedIn = (content: HTMLElement | null) =>
  content?.contains(document.activeElement) === true ? (document.activeElement as HTMLElement) : null;

function OpenDialog(props: DialogProps) {
  const {
    onClose,
    title,
    closeLabel,
    size = 'medium',
    steady = false,
    role = 'dialog',
    locked = false,
    busy = false,
    initialFocus,
    readFirst = false,
    actions,
    children,
  } = props;
  const shownFor = useContext(Continued);
  const continued = shownFor === null ? undefined : { animationDelay: `${String(-shownFor)}ms` };
  const opener = useOpener();
  const closeUnlessLocked = () => {
    if (!locked) onClose();
  };
  useOpenLayer({ isPlace: size !== 'question', close: closeUnlessLocked });
  const content = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The fields have been loaded, and the focus has not moved meanwhile.
    if (!busy && !readFirst && heading.current !== null && document.activeElement === heading.current)
      firstFieldIn(body.current)?.focus();
  }, [busy, readFirst]);
  return (
    <Ark.Root
      open
      onOpenChange={(details) => {
        if (!details.open) closeUnlessLocked();
      }}
      closeOnInteractOutside={false}
      role={role}
      finalFocusEl={opener}
      initialFocusEl={() =>
        focusedIn(content.current) ??
        initialFocus?.() ??
        (readFirst ? null : firstFieldIn(body.current)) ??
        heading.current
      }
    >
      <Portal>
        <Ark.Backdrop className={backdropStyles} data-continued={shownFor !== null || undefined} />
        <Ark.Positioner
          ref={growFromFocused}
          className={cx(overlayStyles, positionerStyles({ size }))}
          style={continued}
        >
          <Ark.Content
            ref={content}
            className={contentStyles({ size, steady })}
            style={continued}
            aria-busy={busy}
            onFocus={showFocused}
          >
            <header className={headStyles}>
              <Ark.Title ref={heading} tabIndex={-1} className={titleStyles}>
                {title}
              </Ark.Title>
              <IconButton label={closeLabel} icon={<X />} onClick={onClose} disabled={locked} />
            </header>
            <div ref={body} className={bodyStyles}>
              <LayerName value="">{children}</LayerName>
            </div>
            {actions !== undefined && <footer className={footStyles}>{actions}</footer>}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

/**
 * A modal dialog: the focus stays inside while the dialog is open, and then returns to where it was.
 * Ark is mounted together with its content, only while the dialog is open. If Ark were mounted closed, its content would
 * come later: on a busy computer, Ark would then listen neither to Escape nor to clicks behind the dialog.
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}
