import { useEffect, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { WaitingDialog } from '../dialog/waiting-dialog.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { FormSkeleton } from '../skeleton/form-skeleton.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Row, Sample, Specimen } from './sample.tsx';

const zones = ['1', '2', '3', '14', '15', '16', '17'].map((value) => ({ value, label: `Zone ${value}` }));
const sizes = ['question', 'narrow', 'small', 'custodian', 'medium', 'wizard'] as const;
/** The dialogs; each has a button that opens it. */
const dialogs = [...sizes, 'loading', 'locked', 'waiting', 'reading'] as const;
const variants = ['primary', 'secondary', 'confirm', 'warning', 'danger'] as const;
const questions = [...variants, 'running', 'late'] as const;
type Layer = (typeof dialogs)[number] | (typeof questions)[number] | 'drawer';

type LayerProps = { readonly shown: Layer | null; readonly onClose: () => void };

function Form() {
  const [zone, setZone] = useState<string | null>(null);
  const [name, setName] = useState('Jana');
  const [note, setNote] = useState('');
  return (
    <>
      <TextField label="Name" value={name} onChange={setName} />
      <Combobox
        label="Zone"
        placeholder="Choose"
        options={zones}
        value={zone}
        onChange={setZone}
        openLabel="All zones"
        foundText={(count) => (count === 0 ? 'There is no such zone.' : `${String(count)} found`)}
      />
      <TextArea label="Note" optional="optional" value={note} onChange={setNote} />
    </>
  );
}

function Dialogs({ shown, onClose }: LayerProps) {
  const common = { onClose, title: 'Buy a ticket', closeLabel: 'Close' };
  const isLocked = shown === 'locked';
  return (
    <>
      {sizes.map((size) => (
        <Dialog
          key={size}
          {...common}
          open={shown === size || (isLocked && size === 'medium')}
          size={size}
          locked={isLocked}
          actions={
            <>
              <Button variant="primary" loading={isLocked} onClick={onClose}>
                Add to cart
              </Button>
              <Button variant="quiet" disabled={isLocked} onClick={onClose}>
                Not now
              </Button>
            </>
          }
        >
          <Form />
        </Dialog>
      ))}
      <Dialog {...common} open={shown === 'loading'} busy steady>
        <FormSkeleton fields={3} />
      </Dialog>
      <Dialog {...common} open={shown === 'reading'} readFirst>
        <p>What is written here is read before anything is entered.</p>
        <Form />
      </Dialog>
      {shown === 'waiting' && (
        <WaitingDialog {...common} size="medium" steady busy>
          <FormSkeleton fields={3} />
        </WaitingDialog>
      )}
    </>
  );
}

function Questions({ shown, onClose }: LayerProps) {
  const common = { onConfirm: onClose, onCancel: onClose, cancelLabel: 'Keep it', confirmLabel: 'Take it out' };
  return (
    <>
      {variants.map((variant) => (
        <ConfirmDialog
          key={variant}
          {...common}
          open={shown === variant || (shown === 'running' && variant === 'warning')}
          title="Take the ticket out of the cart?"
          variant={variant}
          busy={shown === 'running'}
        >
          <p>You can buy it again later at the price of that day.</p>
        </ConfirmDialog>
      ))}
      <ConfirmDialog
        {...common}
        open={shown === 'late'}
        title="The cart has run out meanwhile"
        cancelLabel="Close"
        onConfirm={undefined}
      >
        <p>Nothing was taken out.</p>
      </ConfirmDialog>
    </>
  );
}

export function Overlays() {
  const [shown, setShown] = useState<Layer | null>(null);
  const close = () => setShown(null);
  useEffect(() => {
    // These layers cannot be closed while their action runs; the action ends after five seconds.
    if (shown !== 'locked' && shown !== 'running') return undefined;
    const action = setTimeout(() => setShown(null), 5000);
    return () => clearTimeout(action);
  }, [shown]);
  const opener = (layer: Layer) => (
    <Button key={layer} data-open={layer} onClick={() => setShown(layer)}>
      {layer}
    </Button>
  );
  return (
    <Sample title="Layers above the page">
      <Specimen name="Dialogs">
        <Row>{dialogs.map(opener)}</Row>
      </Specimen>
      <Specimen name="Questions">
        <Row>{questions.map(opener)}</Row>
      </Specimen>
      <Specimen name="A panel that fills the screen">
        <Row>{opener('drawer')}</Row>
      </Specimen>
      <Dialogs shown={shown} onClose={close} />
      <Questions shown={shown} onClose={close} />
      <Drawer open={shown === 'drawer'} onClose={close} title="Menu" closeLabel="Close the menu">
        <p>It fills a small screen.</p>
      </Drawer>
    </Sample>
  );
}
