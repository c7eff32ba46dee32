import { useFlow } from '#common/use-flow.ts';
import { usePageTitle } from '#common/use-title.ts';
import type { PaymentReturnInput } from '#machines/purchase/payment-return/payment-return.types.ts';
import { Page } from '#ui/page/page.tsx';
import { PaymentReturnView } from './payment-return-view.tsx';
import { providePaymentReturn } from './payment-return.actors.ts';

/** The page to which the payment gateway returns the person (PAY-02). */
export function PaymentReturnPage({ paymentReturn }: { readonly paymentReturn: PaymentReturnInput }) {
  const title = usePageTitle('paymentReturn.title');
  const actor = useFlow(providePaymentReturn, () => paymentReturn);
  return (
    <Page title={title}>
      <PaymentReturnView paymentReturn={actor} />
    </Page>
  );
}
