import { providePasswordRequest } from './password-request.actors.ts';
import { typedAtLogin } from '../e-mail-request/typed-at-login.ts';
import { useTypedAgain } from '../e-mail-request/use-typed-again.ts';
import { PasswordRequestView } from './password-request-view.tsx';
import { useFlow } from '../../../common/use-flow.ts';

const eMailOf = ({ eMail }: { readonly eMail: string }): string => eMail;

/** Forgotten password (first specification, 2 'Forgotten password'). */
export function PasswordRequestScreen() {
  const actor = useFlow(providePasswordRequest, (shop) => ({ eMail: typedAtLogin(shop) }));
  useTypedAgain(actor, eMailOf);
  return <PasswordRequestView actor={actor} />;
}
