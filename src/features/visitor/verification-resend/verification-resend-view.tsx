import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { stateLabel } from '../../../../machines/state-label.ts';
import type { verificationResendMachine } from '../../../../machines/verification-resend/verification-resend.machine.ts';
import { verificationResendView } from '../../../../machines/verification-resend/verification-resend.view.ts';
import { EMailRequestPage } from '../e-mail-request/e-mail-request-page.tsx';

/** The verifying mail once more, on its actor (VER-02). */
export function VerificationResendView({ actor }: { readonly actor: ActorRefFrom<typeof verificationResendMachine> }) {
  const snapshot = useSelector(actor, (current) => current);
  return (
    <EMailRequestPage
      area="verificationResend"
      view={verificationResendView(snapshot)}
      send={actor.send}
      state={stateLabel(snapshot.value)}
    />
  );
}
