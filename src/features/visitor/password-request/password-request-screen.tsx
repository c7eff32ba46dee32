import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { providePasswordRequest } from './password-request.actors.ts';
import { useShop } from '../../../common/shop-context.tsx';
import { typedAtLogin } from '../e-mail-request/typed-at-login.ts';
import { useTypedAgain } from '../e-mail-request/use-typed-again.ts';
import { PasswordRequestView } from './password-request-view.tsx';

const eMailOf = ({ eMail }: { readonly eMail: string }): string => eMail;

/** Forgotten password (first specification, 2 'Forgotten password'). */
export function ForgottenPasswordScreen() {
  const shop = useShop();
  const [machine] = useState(() => providePasswordRequest(shop));
  const [input] = useState(() => ({ eMail: typedAtLogin(shop) }));
  const actor = useActorRef(machine, { input, inspect: shop.log.inspect });
  useTypedAgain(actor, eMailOf);
  return <PasswordRequestView actor={actor} />;
}
