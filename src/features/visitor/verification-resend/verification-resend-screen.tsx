import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { provideVerificationResend } from './verification-resend.actors.ts';
import { useShop } from '../../../common/shop-context.tsx';
import { typedAtLogin } from '../e-mail-request/typed-at-login.ts';
import { useTypedAgain } from '../e-mail-request/use-typed-again.ts';
import { VerificationResendView } from './verification-resend-view.tsx';

const eMailOf = ({ eMail }: { readonly eMail: string }): string => eMail;

/** The verifying mail once more (first specification, 2 'Verification resend'). */
export function VerificationScreen() {
  const shop = useShop();
  const [machine] = useState(() => provideVerificationResend(shop));
  const [input] = useState(() => ({ eMail: typedAtLogin(shop) }));
  const actor = useActorRef(machine, { input, inspect: shop.log.inspect });
  useTypedAgain(actor, eMailOf);
  return <VerificationResendView actor={actor} />;
}
