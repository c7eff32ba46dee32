import { useSelector } from '@xstate/react';
import { Fragment, useDeferredValue, useId } from 'react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import { useConfiguration } from '#common/configuration.ts';
import type { PaymentType } from '#contract/enumerations.ts';
import { paymentTypes } from '#contract/enumerations.ts';
import type { UnknownName } from '#contract/values.ts';
import type { cartMachine } from '#machines/purchase/cart/cart.machine.ts';
import { cartContent, isReadyToPay, paymentOffer, type PaymentOffer } from '#machines/purchase/cart/cart.view.ts';
import type { paymentMachine } from '#machines/purchase/payment/payment.machine.ts';
import { paymentView } from '#machines/purchase/payment/payment.view.ts';
import { dayWithWeekday } from '#rules/date-names.ts';
import { Hint } from '#ui/text/hint.tsx';
import { InvoiceQuestion } from './invoice-question.tsx';
import { PayButton, type Reason } from './pay-button.tsx';

interface PaymentButtonsProps {
  readonly cart: ActorRefFrom<typeof cartMachine>;
  readonly payment: ActorRefFrom<typeof paymentMachine>;
}

const list = css({ display: 'flex', flexDirection: 'column', gap: '3' });
const noTypes: readonly (PaymentType | UnknownName)[] = [];

/** The reasons why the cart cannot be paid by each payment type. Payment types with the same reason share one text. */
function useReasons(): (offers: readonly PaymentOffer[]) => readonly (Reason | null)[] {
  const intl = useIntl();
  const id = useId();
  return (offers) => {
    const texts = offers.map(({ refusal, earliestValidFrom }) => {
      const date = earliestValidFrom === null ? '' : dayWithWeekday(earliestValidFrom, intl.locale);
      return refusal === null ? null : intl.formatMessage({ id: `cart.refusal.${refusal}` }, { date });
    });
    return texts.map((text) => (text === null ? null : { text, id: `${id}${texts.indexOf(text)}` }));
  };
}

/**
 * A button for each payment type that the operator allows. A reason that several disabled buttons share is shown only
 * once, below them (CRT-06, CRT-07). If the total is zero, one button is enough (CRT-11).
 */
export function PaymentButtons({ cart, payment }: PaymentButtonsProps) {
  const configuration = useConfiguration();
  const current = useSelector(cart, ({ context }) => context.cart);
  const content = useSelector(cart, cartContent);
  // Deferred, so that a question about the cart appears first; the buttons below it cannot be pressed then.
  const ready = useDeferredValue(useSelector(cart, isReadyToPay));
  const snapshot = useSelector(payment, (now) => now);
  const reasonsOf = useReasons();
  const allowed = configuration?.allowedPaymentTypes.map(({ name }) => name) ?? noTypes;
  const inFlight = snapshot.hasTag('busy') ? snapshot.context.paymentType : null;
  const enabled = ready && snapshot.matches('choosing');
  const isToBePaid = current === null || current.empty || current.totalPrice > 0;
  const isFree = !isToBePaid && current.totalPrice === 0;
  const allTypes = paymentTypes.filter((type) => allowed.includes(type));
  const types = isToBePaid ? allTypes : allTypes.slice(0, 1);
  const reasons = reasonsOf(types.map((type) => paymentOffer(current, type, allowed)));
  const pay = (type: PaymentType) => {
    payment.send({ type: type === 'INVOICE' ? 'payByInvoice' : 'payByCard', content });
    // With a total of zero there is no invoice, so no question about it.
    if (isFree) payment.send({ type: 'confirm' });
  };
  return (
    <div className={list}>
      {types.map((type, place) => {
        const reason = reasons[place] ?? null;
        return (
          <Fragment key={type}>
            <PayButton
              paymentType={type}
              reason={reason}
              free={isFree}
              enabled={enabled}
              inFlight={inFlight}
              onPay={() => pay(type)}
            />
            {reason !== null && reasons[place + 1]?.id !== reason.id && <Hint id={reason.id}>{reason.text}</Hint>}
          </Fragment>
        );
      })}
      {paymentView(snapshot).invoiceAsked && (
        <InvoiceQuestion
          declineLabel="payment.backToCart"
          onConfirm={() => payment.send({ type: 'confirm' })}
          onDecline={() => payment.send({ type: 'dismiss' })}
        />
      )}
    </div>
  );
}
