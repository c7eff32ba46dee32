import { useSearch } from '@tanstack/react-router';
import { paymentReturnOf } from '../../../../machines/payment-return/payment-return.view.ts';
import { PaymentReturnPage } from '../payment-return/payment-return-page.tsx';
import { CartPage } from './cart-page.tsx';

/** The cart, or, after a return from the payment gateway, the outcome of the payment (first specification, 2 and 4). */
export function ShoppingCartScreen() {
  const paymentReturn = paymentReturnOf(useSearch({ strict: false }));
  if (paymentReturn === null) return <CartPage />;
  return <PaymentReturnPage key={paymentReturn.paymentId} paymentReturn={paymentReturn} />;
}
