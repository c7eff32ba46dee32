import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { CustomerCard } from '../../../../../contract/entities/customer-card.ts';
import type { Customer } from '../../../../../contract/entities/customer.ts';
import type { EWalletTopUpInput } from '../../../../../machines/e-wallet-top-up/e-wallet-top-up.types.ts';
import { provideEWalletTopUp } from './e-wallet-top-up.actors.ts';
import type { Shop } from '../../../../runtime/shop.ts';
import { eWalletTopUpEntries } from '../../../../../machines/e-wallet-top-up/e-wallet-top-up.entries.ts';
import { useKeptEntry } from '../../../../common/form-draft/use-form-draft.ts';
import { EWalletTopUpView } from './e-wallet-top-up-view.tsx';

interface EWalletTopUpDialogProps {
  readonly shop: Shop;
  readonly card: CustomerCard;
  readonly customer: Pick<Customer, 'id'>;
  readonly onClosed: () => void;
}

type OpenDialogProps = Pick<EWalletTopUpDialogProps, 'shop' | 'onClosed'> & {
  readonly wallet: Omit<EWalletTopUpInput, 'flowId'>;
};

function OpenDialog({ shop, wallet, onClosed }: OpenDialogProps) {
  const [machine] = useState(() => provideEWalletTopUp(shop));
  const [input] = useState(() => ({ flowId: shop.newFlowId(), ...wallet }));
  const actor = useActorRef(machine, { input, inspect: shop.log.inspect });
  useKeptEntry(shop, { flow: 'eWalletTopUp', cardNumber: wallet.cardNumber }, actor, () =>
    eWalletTopUpEntries(actor.getSnapshot().context),
  );
  const over = useSelector(actor, (snapshot) => snapshot.status === 'done');
  useEffect(() => {
    if (over) onClosed();
  }, [over, onClosed]);
  return <EWalletTopUpView actor={actor} />;
}

/** A top-up of the card's wallet; each opening is a flow of its own, so closing forgets what was typed. */
export function EWalletTopUpDialog({ shop, card, customer, onClosed }: EWalletTopUpDialogProps) {
  const { electronicWallet: eWallet, cardNumber } = card;
  if (eWallet === null) return null;
  return <OpenDialog shop={shop} wallet={{ customerId: customer.id, cardNumber, eWallet }} onClosed={onClosed} />;
}
