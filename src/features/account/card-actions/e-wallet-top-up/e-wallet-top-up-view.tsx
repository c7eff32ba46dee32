import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { eWalletTopUpMachine } from '../../../../../machines/e-wallet-top-up/e-wallet-top-up.machine.ts';
import { eWalletTopUpView } from '../../../../../machines/e-wallet-top-up/e-wallet-top-up.view.ts';
import { CardActionFrame } from '../card-action-frame.tsx';
import { EWalletTopUpForm } from './e-wallet-top-up-form.tsx';

/** The view of the wallet top-up dialog (second specification, 2.2 and 5.9). */
export function EWalletTopUpView({ actor }: { readonly actor: ActorRefFrom<typeof eWalletTopUpMachine> }) {
  const view = eWalletTopUpView(useSelector(actor, (snapshot) => snapshot));
  return (
    <CardActionFrame
      actor={actor}
      flow="eWalletTopUp"
      view={{ ...view, missingAnnounced: view.missing === 'limits' }}
      fields={2}
      submitsByEnter
    >
      {view.missing !== 'limits' && <EWalletTopUpForm actor={actor} />}
    </CardActionFrame>
  );
}
