import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { passwordRequestMachine } from '../../../../machines/password-request/password-request.machine.ts';
import { passwordRequestView } from '../../../../machines/password-request/password-request.view.ts';
import { stateLabel } from '../../../../machines/state-label.ts';
import { EMailRequestPage } from '../e-mail-request/e-mail-request-page.tsx';

/** Forgotten password on its actor (PWD-01). */
export function PasswordRequestView({ actor }: { readonly actor: ActorRefFrom<typeof passwordRequestMachine> }) {
  const snapshot = useSelector(actor, (current) => current);
  return (
    <EMailRequestPage
      area="passwordRequest"
      view={passwordRequestView(snapshot)}
      send={actor.send}
      state={stateLabel(snapshot.value)}
    />
  );
}
