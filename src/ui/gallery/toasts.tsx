import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { ToastView } from '../toast-region/toast-item.tsx';
import { ToastRegion, type ToastPosition } from '../toast-region/toast-region.tsx';
import { Row, Sample } from './sample.tsx';

type Sent = Omit<ToastView, 'id'> & { readonly position?: ToastPosition };
type Shown = ToastView & { readonly position?: ToastPosition };

const top: readonly Sent[] = [
  { html: 'The ticket is in your cart.', colour: 'success' },
  { html: 'The server does not answer. <b>Nothing was charged.</b>', colour: 'error', closeText: 'Understood' },
];
const bottom: readonly Sent[] = [
  { html: 'The shop will be <a href="#closed">closed on Sunday</a>.', colour: 'info', position: 'bottom-center' },
  { html: 'The cart runs out in 2 minutes.', colour: 'warning', icon: 'none', position: 'bottom-center' },
];
const replacing: Sent = { html: 'This message has taken the place of all others.', colour: 'info' };

/** Each toast gets its own id, even if the same message is sent again. */
const withIds = (sent: readonly Sent[], before: readonly Shown[]): readonly Shown[] =>
  sent.map((toast, index) => ({ ...toast, id: Math.max(0, ...before.map(({ id }) => id)) + index + 1 }));

function useToasts() {
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  return {
    toasts,
    queue: (sent: readonly Sent[]) => setToasts((before) => [...before, ...withIds(sent, before)]),
    replace: (sent: readonly Sent[]) => setToasts((before) => withIds(sent, before)),
    close: (id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)),
  };
}

export function Toasts() {
  const upper = useToasts();
  const lower = useToasts();
  /** Shows one queue and empties the other, because a small screen has no space for both. */
  const showOnly = (filled: typeof upper, other: typeof upper, sent: readonly Sent[]) => {
    other.replace([]);
    filled.queue(sent);
  };
  const common = { closeLabel: 'Close', onPause: () => undefined, onResume: () => undefined };
  return (
    <Sample title="Toasts">
      <Row>
        <Button data-open="toasts" onClick={() => showOnly(upper, lower, top)}>
          At the top, one with words that close it
        </Button>
        <Button data-open="toast-replacing" onClick={() => upper.replace([replacing])}>
          At the top, in place of all others
        </Button>
        <Button data-open="toasts-bottom" onClick={() => showOnly(lower, upper, bottom)}>
          At the bottom, closed by a press anywhere
        </Button>
      </Row>
      <ToastRegion {...common} label="Messages" toasts={upper.toasts} onClose={upper.close} />
      <ToastRegion
        {...common}
        label="Messages at the bottom"
        closesAnywhere
        toasts={lower.toasts}
        onClose={lower.close}
      />
    </Sample>
  );
}
