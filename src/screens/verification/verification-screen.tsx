import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { provideVerificationResend } from '../../actors/verification-resend.actors.ts';
import { useShop } from '../../app/shop-context.tsx';
import { typedAtLogin } from '../e-mail-request/typed-at-login.ts';
import { VerificationResendView } from './verification-resend-view.tsx';

/** The verifying mail once more (first specification, 2 'Verification resend'). */
export function VerificationScreen() {
  const shop = useShop();
  const [machine] = useState(() => provideVerificationResend(shop));
  const [input] = useState(() => ({ eMail: typedAtLogin(shop) }));
  const actor = useActorRef(machine, { input, inspect: shop.log.inspect });
  return <VerificationResendView actor={actor} />;
}
