import { useSearch } from '@tanstack/react-router';
import { paymentReturnOf } from '#machines/purchase/payment-return/payment-return-of.ts';
import { PaymentReturnPage } from '../payment-return/payment-return-page.tsx';
import { CartPage } from './cart-page.tsx';

/** The cart; after the return from the payment gateway, the outcome of the payment (CRT-01, PAY-02). */
export function ShoppingCartScreen() {
  const paymentReturn = paymentReturnOf(useSearch({ strict: false }));
  if (paymentReturn === null) return <CartPage />;
  return <PaymentReturnPage key={paymentReturn.paymentId} paymentReturn={paymentReturn} />;
}
