import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { css, cva } from 'styled-system/css';
import type { Meaning } from '../alert/alert.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';

export type ToastView = {
  readonly id: number;
  /** Markup that was made safe before. */
  readonly html: string;
  readonly colour: Meaning;
  readonly closable: boolean;
};

type ToastItemProps = { readonly toast: ToastView; readonly closeLabel: string; readonly onClose: () => void };

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
    pointerEvents: 'auto',
    animation: '[rise 160ms ease-out]',
    '& > svg': { flexShrink: '0', width: 'icon', height: 'icon', marginTop: '[0.875rem]' },
    '& a': { textDecoration: 'underline', fontWeight: 'bold' },
    '& :focus-visible': { outlineColor: 'neutral.0' },
  },
  variants: {
    colour: {
      info: { borderColor: '[#7cb6ee]', '& > svg': { color: '[#7cb6ee]' } },
      success: { borderColor: '[#6fcf97]', '& > svg': { color: '[#6fcf97]' } },
      warning: { borderColor: '[#f5b94a]', '& > svg': { color: '[#f5b94a]' } },
      error: { borderColor: '[#ff9c9c]', '& > svg': { color: '[#ff9c9c]' } },
    },
  },
});
const text = css({ flex: '1', minWidth: '0', paddingY: '3' });
const close = css({ marginRight: '[-0.75rem]', paddingTop: '[0.125rem]' });

export function ToastItem({ toast, closeLabel, onClose }: ToastItemProps) {
  const Icon = icons[toast.colour];
  return (
    <div
      className={box({ colour: toast.colour })}
      data-toast={toast.id}
      role={toast.colour === 'error' ? 'alert' : undefined}
    >
      <Icon aria-hidden="true" />
      <div className={text} dangerouslySetInnerHTML={{ __html: toast.html }} />
      {toast.closable && (
        <span className={close}>
          <IconButton label={closeLabel} icon={<X />} onClick={onClose} />
        </span>
      )}
    </div>
  );
}
