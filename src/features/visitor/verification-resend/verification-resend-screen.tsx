import { provideVerificationResend } from './verification-resend.actors.ts';
import { typedAtLogin } from '../e-mail-request/typed-at-login.ts';
import { useTypedAgain } from '../e-mail-request/use-typed-again.ts';
import { VerificationResendView } from './verification-resend-view.tsx';
import { useFlow } from '../../../common/use-flow.ts';

const eMailOf = ({ eMail }: { readonly eMail: string }): string => eMail;

/** The verifying mail once more (first specification, 2 'Verification resend'). */
export function VerificationResendScreen() {
  const actor = useFlow(provideVerificationResend, (shop) => ({ eMail: typedAtLogin(shop) }));
  useTypedAgain(actor, eMailOf);
  return <VerificationResendView actor={actor} />;
}
