import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { css, cx } from 'styled-system/css';
import { IconButton } from '../icon-button/icon-button.tsx';
import { bodyStyles, contentStyles, headStyles, positionerStyles, titleStyles } from './dialog.styles.ts';
import type { DialogProps } from './dialog.tsx';
import { growFromFocused } from './grow-from.ts';
import { useOpenLayer } from './open-layers.ts';
import { overlayStyles } from './overlay.styles.ts';

type WaitingDialogProps = Pick<DialogProps, 'onClose' | 'title' | 'closeLabel' | 'size' | 'steady' | 'children'> & {
  /** The content of the dialog is still being loaded. */
  readonly busy: boolean;
  readonly children: ReactNode;
};

const layer = css({
  width: 'full',
  height: 'full',
  maxWidth: '[none]',
  maxHeight: '[none]',
  backgroundColor: 'transparent',
  '&::backdrop': { backgroundColor: '[rgb(22 33 44 / 55%)]' },
});

/**
 * The frame of a dialog whose code is still being loaded. It uses the browser's modal dialog, because the code of our
 * own dialog is not loaded yet either. It is rendered at the end of the page, so that it does not inherit styles of the
 * place where it is opened, such as a table row or a row of buttons.
 */
export function WaitingDialog({
  onClose,
  title,
  closeLabel,
  size = 'medium',
  steady = false,
  busy,
  children,
}: WaitingDialogProps) {
  const titleId = useId();
  useOpenLayer({ isPlace: size !== 'question', close: onClose });
  const frame = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = frame.current;
    growFromFocused(dialog);
    dialog?.showModal();
    // Closing returns the focus to the element that had it before. When the loaded dialog is closed, the focus returns
    // there as well.
    return () => dialog?.close();
  }, []);
  return createPortal(
    <dialog
      ref={frame}
      className={cx(layer, overlayStyles, positionerStyles({ size }))}
      aria-labelledby={titleId}
      aria-busy={busy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={contentStyles({ size, steady })} data-edge="">
        <header className={headStyles}>
          <h2 id={titleId} className={titleStyles}>
            {title}
          </h2>
          <IconButton label={closeLabel} icon={<X />} onClick={onClose} />
        </header>
        <div className={bodyStyles}>{children}</div>
      </div>
    </dialog>,
    document.body,
  );
}
