import { useIntl } from 'react-intl';
import { DialogEntry } from '#common/dialog-entries/dialog-entry.tsx';
import { useNamedDialog } from '#common/dialog-entries/use-named-dialog.ts';
import { lazyDialog } from '#common/lazy-part/lazy-dialog.tsx';
import type { CustomerCard } from '#contract/entities/customer-card.ts';
import type { TableButton } from '#ui/table/table-buttons.tsx';

const MarketingConsentDialog = lazyDialog(
  async () => (await import('./marketing-consent-dialog.tsx')).MarketingConsentDialog,
  { title: 'marketingConsent.title', close: 'marketingConsent.close', size: 'small', fields: 1 },
);

interface MarketingConsentButtonProps {
  readonly card: CustomerCard;
  readonly button: TableButton;
  readonly onClosed: () => void;
}

/** The button that opens the marketing consent of a card. */
export function MarketingConsentButton({ card, button, onClosed }: MarketingConsentButtonProps) {
  const intl = useIntl();
  const name = `consent-${card.cardNumber}`;
  const [open, setOpen] = useNamedDialog(name);
  const close = () => {
    setOpen(false);
    onClosed();
  };
  return (
    <>
      {button({ label: intl.formatMessage({ id: 'marketingConsent.open' }), onPress: () => setOpen(true) })}
      {open && (
        <DialogEntry name={name}>
          <MarketingConsentDialog card={card} onClosed={close} />
        </DialogEntry>
      )}
    </>
  );
}
