import { Suspense, useId, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import type { CustomerCard } from '../../../../contract/entities/customer-card.ts';
import type { Customer } from '../../../../contract/entities/customer.ts';
import type { accountView } from '../../../../machines/customer-selection/customer-selection.view.ts';
import type { ActionButton } from '../../../../rules/visibility.ts';
import { dropEntry, keptEntry, type KeptFlow } from '../../../common/form-draft/form-draft.ts';
import type { Shop } from '../../../runtime/shop.ts';
import { lazyPart } from '../../../common/lazy-part.ts';
import { useShop } from '../../../common/shop-context.tsx';
import { Button } from '../../../ui/button/button.tsx';

const TicketFareDialog = lazyPart(async () => (await import('./ticket-fare/ticket-fare-dialog.tsx')).TicketFareDialog);
const EWalletTopUpDialog = lazyPart(
  async () => (await import('./e-wallet-top-up/e-wallet-top-up-dialog.tsx')).EWalletTopUpDialog,
);

interface AccountActionsProps {
  readonly customer: Customer;
  readonly card: CustomerCard;
  readonly view: ReturnType<typeof accountView>;
}

interface ActionProps {
  readonly button: ActionButton;
  readonly primary?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const why = css({ fontSize: 's', color: 'inkSoft' });

/** A button with, when it is disabled, the reason in words under it. */
function Action({ button, primary = false, onClick, children }: ActionProps) {
  const reasonId = useId();
  if (!button.visible) return null;
  return (
    <>
      <Button
        variant={primary ? 'primary' : 'secondary'}
        block
        disabled={button.disabled}
        aria-describedby={button.reason === null ? undefined : reasonId}
        onClick={onClick}
      >
        {children}
      </Button>
      {button.reason !== null && (
        <p id={reasonId} className={why}>
          <FormattedMessage id={`account.disabled.${button.reason}`} />
        </p>
      )}
    </>
  );
}

const keptFlow = (shop: Shop, cardNumber: string): KeptFlow | null => {
  const { session } = shop.actor('session').getSnapshot().context;
  return keptEntry(session?.username ?? null, cardNumber)?.flow ?? null;
};

/** What can be done with the card (second specification, 2.2); each dialog is a flow of its own. */
export function AccountActions({ customer, card, view }: AccountActionsProps) {
  const shop = useShop();
  // What stood in a form when the session ended by itself is offered again at once (SES-02).
  const [open, setOpen] = useState<KeptFlow | null>(() => keptFlow(shop, card.cardNumber));
  const close = () => {
    dropEntry();
    setOpen(null);
  };
  return (
    <div className={column}>
      <Action button={view.ticketFare} primary onClick={() => setOpen('ticketFare')}>
        <FormattedMessage id="account.buyTicket" />
      </Action>
      <Action button={view.eWallet} onClick={() => setOpen('eWalletTopUp')}>
        <FormattedMessage id="account.topUp" />
      </Action>
      <Suspense>
        {open === 'ticketFare' && <TicketFareDialog shop={shop} card={card} customer={customer} onClosed={close} />}
        {open === 'eWalletTopUp' && <EWalletTopUpDialog shop={shop} card={card} customer={customer} onClosed={close} />}
      </Suspense>
    </div>
  );
}
