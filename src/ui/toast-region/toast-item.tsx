import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { css, cva } from 'styled-system/css';
import type { Meaning } from '../alert/alert.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';

export type ToastView = {
  readonly id: number;
  /** Sanitised markup. */
  readonly html: string;
  readonly colour: Meaning;
  /** The default is the icon of the colour. */
  readonly icon?: Meaning | 'none' | undefined;
  /** The text of the close button; without it, the button is a cross. */
  readonly closeText?: string | undefined;
};

type ToastItemProps = {
  readonly toast: ToastView;
  readonly closeLabel: string;
  /** A click anywhere on the message closes it as well. */
  readonly closesAnywhere: boolean;
  readonly onClose: () => void;
};

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const;

const box = cva({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    width: 'full',
    maxWidth: '[32rem]',
    paddingX: '4',
    borderRadius: 'small',
    boxShadow: 'floating',
    backgroundColor: 'neutral.900',
    color: 'neutral.0',
    borderLeft: '[6px solid]',
    animation: '[rise 160ms ease-out]',
    '& > svg': { flexShrink: '0', width: 'icon', height: 'icon', marginTop: '[0.875rem]' },
    '& a': { textDecoration: 'underline', fontWeight: 'bold' },
    '& :focus-visible': { outlineColor: 'neutral.0' },
  },
  variants: {
    colour: {
      info: { borderColor: 'info.bright', '& > svg': { color: 'info.bright' } },
      success: { borderColor: 'success.bright', '& > svg': { color: 'success.bright' } },
      warning: { borderColor: 'warning.bright', '& > svg': { color: 'warning.bright' } },
      error: { borderColor: 'error.bright', '& > svg': { color: 'error.bright' } },
    },
  },
});
const text = css({ flex: '1', minWidth: '0', paddingY: '3' });
const close = css({ marginRight: '[-0.75rem]', paddingTop: '[0.125rem]' });
const closeWord = css({
  minHeight: '10',
  paddingX: '2',
  fontWeight: 'bold',
  textDecoration: 'underline',
  cursor: 'pointer',
});

const isLink = (target: EventTarget): boolean => target instanceof Element && target.closest('a') !== null;

export function ToastItem({ toast, closeLabel, closesAnywhere, onClose }: ToastItemProps) {
  const icon = toast.icon ?? toast.colour;
  const Icon = icon === 'none' ? null : icons[icon];
  const pressed = closesAnywhere
    ? ({ target }: MouseEvent) => {
        if (!isLink(target)) onClose();
      }
    : undefined;
  return (
    <div
      className={box({ colour: toast.colour })}
      data-toast={toast.id}
      data-edge=""
      role={toast.colour === 'error' ? 'alert' : undefined}
    >
      {Icon !== null && <Icon aria-hidden="true" />}
      {/* Keyboard users close the toast with the button; the click on the message is only for the pointer. */}
      <div role="presentation" className={text} onClick={pressed} dangerouslySetInnerHTML={{ __html: toast.html }} />
      <span className={close}>
        {toast.closeText === undefined ? (
          <IconButton label={closeLabel} icon={<X />} onClick={onClose} />
        ) : (
          <button type="button" className={closeWord} onClick={onClose}>
            {toast.closeText}
          </button>
        )}
      </span>
    </div>
  );
}
