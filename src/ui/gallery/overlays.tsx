import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { DatePicker } from '../date-picker/date-picker.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Select } from '../select/select.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ToastRegion } from '../toast-region/toast-region.tsx';
import { Row, Sample } from './sample.tsx';

const toasts = [
  { id: 1, html: 'The ticket is in your cart.', colour: 'success' },
  { id: 2, html: 'The server does not answer. <b>Nothing was charged.</b>', colour: 'error', closeText: 'Understood' },
] as const;
const zones = ['1', '2', '3', '14', '15', '16', '17'].map((value) => ({ value, label: `Zone ${value}` }));
const texts = { openCalendar: 'Calendar', previousMonth: 'Previous', nextMonth: 'Next', month: 'Month', year: 'Year' };

export function Overlays() {
  const [shown, setShown] = useState<'dialog' | 'question' | 'toasts' | null>(null);
  const [date, setDate] = useState<string | null>(null);
  const [tab, setTab] = useState<'tickets' | 'cards' | 'wallet'>('tickets');
  const [zone, setZone] = useState<string | null>(null);
  const close = () => setShown(null);
  return (
    <Sample title="Dialogs, toasts, tabs">
      <Row>
        <Button data-open="dialog" onClick={() => setShown('dialog')}>
          Dialog
        </Button>
        <Button data-open="question" onClick={() => setShown('question')}>
          Question
        </Button>
        <Button data-open="toasts" onClick={() => setShown('toasts')}>
          Toasts
        </Button>
      </Row>
      <Tabs
        label="Sections"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'tickets', label: 'Ticket fares', content: <p>Three tickets.</p> },
          { id: 'cards', label: 'Cards', content: <p>One card.</p> },
          { id: 'wallet', label: 'E-wallet', content: <p>120,50 Kč</p> },
        ]}
      />
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title="Buy a ticket"
        closeLabel="Close"
        actions={
          <>
            <Button variant="primary" onClick={close}>
              Add to cart
            </Button>
            <Button variant="quiet" onClick={close}>
              Not now
            </Button>
          </>
        }
      >
        <TextField label="Name" value="Jana" onChange={() => undefined} />
        <Select label="Zone" placeholder="Choose" options={zones} value={zone} onChange={setZone} />
        <DatePicker label="From" today="2026-11-21" locale="en" texts={texts} value={date} onChange={setDate} />
      </Dialog>
      <ConfirmDialog
        open={shown === 'question'}
        title="Take the ticket out of the cart?"
        confirmLabel="Take it out"
        cancelLabel="Keep it"
        variant="warning"
        onConfirm={close}
        onCancel={close}
      >
        <p>You can buy it again later at the price of that day.</p>
      </ConfirmDialog>
      <ToastRegion
        label="Messages"
        closeLabel="Close"
        toasts={shown === 'toasts' ? toasts : []}
        onClose={close}
        onPause={() => undefined}
        onResume={() => undefined}
      />
    </Sample>
  );
}
