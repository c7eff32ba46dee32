import { useConfiguration } from '#common/configuration.ts';
import { useFlow } from '#common/use-flow.ts';
import { useKeepUsernameForLogin } from '../e-mail-request/use-keep-username-for-login.ts';
import { usernameOfLogin } from '../e-mail-request/username-of-login.ts';
import { RegistrationView } from './registration-view.tsx';
import { provideRegistration } from './registration.actors.ts';

const usernameOf = ({ username }: { readonly username: string }): string => username;

/** Registration (REG-01). */
export function RegistrationScreen() {
  const links = useConfiguration()?.footerLinks ?? null;
  const actor = useFlow(provideRegistration, (shop) => ({ username: usernameOfLogin(shop) }));
  useKeepUsernameForLogin(actor, usernameOf);
  return <RegistrationView actor={actor} links={links} />;
}
