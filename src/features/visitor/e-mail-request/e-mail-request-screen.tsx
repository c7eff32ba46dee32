import { useFlow } from '#common/use-flow.ts';
import type { Mail } from '#machines/visitor/e-mail-request/e-mail-request.types.ts';
import { EMailRequestView } from './e-mail-request-view.tsx';
import { provideEMailRequest } from './e-mail-request.actors.ts';
import { useKeepUsernameForLogin } from './use-keep-username-for-login.ts';
import { usernameOfLogin } from './username-of-login.ts';

const eMailOf = ({ eMail }: { readonly eMail: string }): string => eMail;

/** A page that requests a mail. */
export function EMailRequestScreen({ mail }: { readonly mail: Mail }) {
  const actor = useFlow(provideEMailRequest, (shop) => ({ mail, eMail: usernameOfLogin(shop) }));
  useKeepUsernameForLogin(actor, eMailOf);
  return <EMailRequestView actor={actor} />;
}
