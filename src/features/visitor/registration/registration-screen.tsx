import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { provideRegistration } from './registration.actors.ts';
import { useShop } from '../../../common/shop-context.tsx';
import { typedAtLogin } from '../e-mail-request/typed-at-login.ts';
import { useTypedAgain } from '../e-mail-request/use-typed-again.ts';
import { RegistrationView } from './registration-view.tsx';

const usernameOf = ({ username }: { readonly username: string }): string => username;

/** Registration (first specification, 2 'Registration'). */
export function RegistrationScreen() {
  const shop = useShop();
  const links = useSelector(shop.actor('boot'), ({ context }) => context.configuration?.footerLinks ?? null);
  const [machine] = useState(() => provideRegistration(shop));
  const [input] = useState(() => ({ username: typedAtLogin(shop) }));
  const actor = useActorRef(machine, { input, inspect: shop.log.inspect });
  useTypedAgain(actor, usernameOf);
  return <RegistrationView actor={actor} links={links} />;
}
