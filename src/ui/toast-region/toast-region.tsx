import { css, cva } from 'styled-system/css';
import { ToastItem, type ToastView } from './toast-item.tsx';

const positions = ['top-center', 'bottom-center'] as const;
export type ToastPosition = (typeof positions)[number];

type ToastRegionProps = {
  /** Name of the region for those who listen. */
  readonly label: string;
  readonly closeLabel: string;
  readonly toasts: readonly (ToastView & { readonly position?: ToastPosition | undefined })[];
  readonly onClose: (id: number) => void;
  /** The pointer or the keyboard is on a toast: its time should stand still. */
  readonly onPause: () => void;
  readonly onResume: () => void;
};

const column = cva({
  base: {
    position: 'fixed',
    left: '0',
    right: '0',
    zIndex: 'toast',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2',
    padding: '4',
    pointerEvents: 'none',
  },
  variants: { position: { 'top-center': { top: '0' }, 'bottom-center': { bottom: '0' } } },
});
const region = css({ display: 'contents' });

/** Short messages over the page. It is always there, also empty, so that what comes is read aloud. */
export function ToastRegion({ label, closeLabel, toasts, onClose, onPause, onResume }: ToastRegionProps) {
  return (
    <section className={region} aria-label={label} aria-live="polite">
      {positions.map((position) => (
        <div
          key={position}
          className={column({ position })}
          onPointerEnter={onPause}
          onPointerLeave={onResume}
          onFocus={onPause}
          onBlur={onResume}
        >
          {toasts
            .filter((toast) => (toast.position ?? 'bottom-center') === position)
            .map((toast) => (
              <ToastItem key={toast.id} toast={toast} closeLabel={closeLabel} onClose={() => onClose(toast.id)} />
            ))}
        </div>
      ))}
    </section>
  );
}
