import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { parseSearch } from '#common/search-texts.ts';
import { useShop } from '#common/shop-context.tsx';
import { useCustomerTexts } from '#common/use-customer-texts.ts';
import { tokenizationReturnOf } from '#machines/account/tokenization-return/tokenization-return.view.ts';
import { paymentReturnOf } from '#machines/purchase/payment-return/payment-return-of.ts';
import { isSigned } from '#machines/purchase/payment-return/payment-return.view.ts';
import { ownAddress } from '#runtime/redirect-address.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ReturnedPayment } from './returned-payment.tsx';

/** The query of the page that is opened after log-in. */
const requestedQuery = (): Readonly<Record<string, string>> =>
  ownAddress(parseSearch(window.location.hash.split('?').slice(1).join('?')))?.search ?? {};

/**
 * For a person who returned from a gateway without being logged in, for example in the browser of a banking app: the
 * outcome of the payment, and the note that log-in shows the rest (PAY-02, ours).
 */
export function ReturnedVisitor() {
  const [query] = useState(requestedQuery);
  const shop = useShop();
  const hasTexts = useCustomerTexts();
  if (!hasTexts) return null;
  const paymentReturn = paymentReturnOf(query);
  const isSettled = paymentReturn !== null && isSigned(paymentReturn.gateway, paymentReturn.fields);
  if (isSettled && shop.offers('paymentReturn')) return <ReturnedPayment paymentReturn={paymentReturn} />;
  const what = paymentReturn !== null ? 'payment' : tokenizationReturnOf(query) !== null ? 'bankCard' : null;
  return (
    what !== null && (
      <Alert meaning="info">
        <FormattedMessage id={`returned.${what}`} />
      </Alert>
    )
  );
}
