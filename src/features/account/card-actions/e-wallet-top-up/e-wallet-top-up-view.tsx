import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { eWalletTopUpMachine } from '#machines/account/e-wallet-top-up/e-wallet-top-up.machine.ts';
import { eWalletTopUpView } from '#machines/account/e-wallet-top-up/e-wallet-top-up.view.ts';
import { CardActionFrame } from '../card-action-frame.tsx';
import { EWalletTopUpForm } from './e-wallet-top-up-form.tsx';
import { FullWallet } from './full-wallet.tsx';

/** The view of the wallet top-up dialog (WAL-01). */
export function EWalletTopUpView({ actor }: { readonly actor: ActorRefFrom<typeof eWalletTopUpMachine> }) {
  const snapshot = useSelector(actor, (current) => current);
  const view = eWalletTopUpView(snapshot);
  const isFull = view.limits?.full === true && view.missing === null;
  return (
    <CardActionFrame
      actor={actor}
      snapshot={snapshot}
      flow="eWalletTopUp"
      view={view}
      missing={view.missing && `eWalletTopUp.missing.${view.missing}`}
      missingAnnounced={view.missing === 'limits'}
      fields={2}
      submitsByEnter
      onlyCloses={isFull}
    >
      {isFull && <FullWallet view={view} />}
      {!isFull && view.missing !== 'limits' && <EWalletTopUpForm actor={actor} />}
    </CardActionFrame>
  );
}
