import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { ToastRegion } from '../toast-region/toast-region.tsx';
import { Row, Sample } from './sample.tsx';

const top = [
  { id: 1, html: 'The ticket is in your cart.', colour: 'success' },
  { id: 2, html: 'The server does not answer. <b>Nothing was charged.</b>', colour: 'error', closeText: 'Understood' },
] as const;
const bottom = [
  {
    id: 3,
    html: 'The shop will be <a href="#closed">closed on Sunday</a>.',
    colour: 'info',
    position: 'bottom-center',
  },
  { id: 4, html: 'The cart runs out in 2 minutes.', colour: 'warning', icon: 'none', position: 'bottom-center' },
] as const;

export function Toasts() {
  const [shown, setShown] = useState<'top' | 'bottom' | null>(null);
  const close = () => setShown(null);
  const common = {
    closeLabel: 'Close',
    onClose: close,
    onPause: () => undefined,
    onResume: () => undefined,
  };
  return (
    <Sample title="Toasts">
      <Row>
        <Button data-open="toasts" onClick={() => setShown('top')}>
          At the top
        </Button>
        <Button data-open="toasts-bottom" onClick={() => setShown('bottom')}>
          At the bottom, closed by a press anywhere
        </Button>
      </Row>
      <ToastRegion {...common} label="Messages" toasts={shown === 'top' ? top : []} />
      <ToastRegion
        {...common}
        label="Messages at the bottom"
        closesAnywhere
        toasts={shown === 'bottom' ? bottom : []}
      />
    </Sample>
  );
}
