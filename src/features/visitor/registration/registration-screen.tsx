import { useSelector } from '@xstate/react';
import { provideRegistration } from './registration.actors.ts';
import { useShop } from '../../../common/shop-context.tsx';
import { useFlow } from '../../../common/use-flow.ts';
import { typedAtLogin } from '../e-mail-request/typed-at-login.ts';
import { useTypedAgain } from '../e-mail-request/use-typed-again.ts';
import { RegistrationView } from './registration-view.tsx';

const usernameOf = ({ username }: { readonly username: string }): string => username;

/** Registration (first specification, 2 'Registration'). */
export function RegistrationScreen() {
  const links = useSelector(useShop().actor('boot'), ({ context }) => context.configuration?.footerLinks ?? null);
  const actor = useFlow(provideRegistration, (shop) => ({ username: typedAtLogin(shop) }));
  useTypedAgain(actor, usernameOf);
  return <RegistrationView actor={actor} links={links} />;
}
