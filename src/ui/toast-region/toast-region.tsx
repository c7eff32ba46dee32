import { useEffect, useRef, type RefObject } from 'react';
import { css, cva } from 'styled-system/css';
import { ToastItem, type ToastView } from './toast-item.tsx';
import { useFreePlace } from './use-free-place.ts';

const positions = ['top-center', 'bottom-center'] as const;
export type ToastPosition = (typeof positions)[number];

type ToastRegionProps = {
  /** The name and state of the toasts' machine, for tests. */
  readonly flow?: string;
  readonly state?: string;
  /** The name of the region for screen readers. */
  readonly label: string;
  readonly closeLabel: string;
  readonly toasts: readonly (ToastView & { readonly position?: ToastPosition | undefined })[];
  /** A click anywhere on a message closes it, not only its button. */
  readonly closesAnywhere?: boolean;
  readonly onClose: (id: number) => void;
  /** Called when the pointer or the focus comes to a toast: the time of the toast should be paused. */
  readonly onPause: () => void;
  readonly onResume: () => void;
};

const column = cva({
  base: {
    position: 'fixed',
    left: '0',
    right: '[var(--docked, 0px)]',
    zIndex: 'toast',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2',
    padding: '4',
    // Clicks beside the toasts reach the page.
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
    _empty: { display: 'none' },
    // A toast that has to make way moves there.
    '&:not([data-waits])': {
      transitionProperty: '[transform]',
      transitionDuration: 'calm',
      transitionTimingFunction: '[ease-out]',
    },
    // The page below is not settled yet. Screen readers and the keyboard reach the toast already.
    '&[data-waits]:not(:focus-within)': {
      opacity: '0',
      '& > *': { pointerEvents: 'none', animationPlayState: '[paused]' },
    },
    _low: {
      maxHeight: '[40vh]',
      paddingY: '1',
      justifyContent: 'flex-start',
      overflowY: 'auto',
      pointerEvents: 'auto',
    },
  },
  variants: { position: { 'top-center': { top: '0' }, 'bottom-center': { bottom: '0' } } },
});
const region = css({ display: 'contents' });

/**
 * Short messages at the top or the bottom of the screen, where they cover no controls and move nothing. The region is
 * always mounted, also without messages, so that screen readers announce new messages.
 */
export function ToastRegion({
  flow,
  state,
  label,
  closeLabel,
  closesAnywhere = false,
  toasts,
  onClose,
  onPause,
  onResume,
}: ToastRegionProps) {
  const section = useRef<HTMLElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const bottom = useRef<HTMLDivElement>(null);
  const columns: Readonly<Record<ToastPosition, RefObject<HTMLDivElement | null>>> = {
    'top-center': top,
    'bottom-center': bottom,
  };
  const at = (position: ToastPosition) => toasts.filter((toast) => (toast.position ?? 'top-center') === position);
  useFreePlace(top, 'top', at('top-center').length);
  useFreePlace(bottom, 'bottom', at('bottom-center').length);
  const hasFocus = useRef(false);
  useEffect(() => {
    if (!hasFocus.current || section.current?.contains(document.activeElement) === true) return;
    // The focused button was removed with its toast, and browsers fire no blur event then. The focus moves to the next
    // toast; without a next toast, the time continues.
    hasFocus.current = false;
    const next = section.current?.querySelector('button');
    if (next) next.focus();
    else onResume();
  });
  const focused = () => {
    hasFocus.current = true;
    onPause();
  };
  const blurred = () => {
    hasFocus.current = false;
    onResume();
  };
  return (
    <section ref={section} className={region} aria-label={label} aria-live="polite" data-flow={flow} data-state={state}>
      {positions.map((position) => (
        <div
          key={position}
          ref={columns[position]}
          className={column({ position })}
          onPointerEnter={onPause}
          onPointerLeave={onResume}
          onFocus={focused}
          onBlur={blurred}
        >
          {at(position).map((toast) => (
            <ToastItem
              key={toast.id}
              toast={toast}
              closeLabel={closeLabel}
              closesAnywhere={closesAnywhere}
              onClose={() => onClose(toast.id)}
            />
          ))}
        </div>
      ))}
    </section>
  );
}
