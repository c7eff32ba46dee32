import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { PaymentReturnInput } from '../../../../machines/payment-return/payment-return.types.ts';
import { providePaymentReturn } from './payment-return.actors.ts';
import { useShop } from '../../../common/shop-context.tsx';
import { usePageTitle } from '../../../common/use-title.ts';
import { Page } from '../../../ui/page/page.tsx';
import { PaymentReturnView } from './payment-return-view.tsx';

/** The way back from the gateway (PAY-02). */
export function PaymentReturnPage({ paymentReturn }: { readonly paymentReturn: PaymentReturnInput }) {
  const shop = useShop();
  const title = usePageTitle('paymentReturn.title');
  const [machine] = useState(() => providePaymentReturn(shop));
  const actor = useActorRef(machine, { input: paymentReturn, inspect: shop.log.inspect });
  return (
    <Page title={title} width="form">
      <PaymentReturnView paymentReturn={actor} />
    </Page>
  );
}
