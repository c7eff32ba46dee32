import { FormattedMessage } from 'react-intl';
import type { CustomerCard } from '../../../../../../contract/entities/customer-card.ts';
import { DialogEntry } from '../../../../../common/dialog-entries/dialog-entry.tsx';
import { useNamedDialog } from '../../../../../common/dialog-entries/use-named-dialog.ts';
import { lazyDialog } from '../../../../../common/lazy-part/lazy-dialog.tsx';
import { Button } from '../../../../../ui/button/button.tsx';

const MarketingConsentDialog = lazyDialog(
  async () => (await import('./marketing-consent-dialog.tsx')).MarketingConsentDialog,
  { title: 'marketingConsent.title', close: 'marketingConsent.close', size: 'small', fields: 1 },
);

interface MarketingConsentButtonProps {
  readonly card: CustomerCard;
  readonly onClosed: () => void;
}

/** The button that opens the marketing consent of a card. */
export function MarketingConsentButton({ card, onClosed }: MarketingConsentButtonProps) {
  const name = `consent-${card.cardNumber}`;
  const [open, setOpen] = useNamedDialog(name);
  const close = () => {
    setOpen(false);
    onClosed();
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <FormattedMessage id="marketingConsent.open" />
      </Button>
      {open && (
        <DialogEntry name={name}>
          <MarketingConsentDialog card={card} onClosed={close} />
        </DialogEntry>
      )}
    </>
  );
}
