import { useSelector } from '@xstate/react';
import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import type { PaymentType } from '../../../../contract/enumerations.ts';
import { paymentTypes } from '../../../../contract/enumerations.ts';
import type { cartMachine } from '../../../../machines/cart/cart.machine.ts';
import { cartContent, isReadyToPay, paymentOffer } from '../../../../machines/cart/cart.view.ts';
import type { paymentMachine } from '../../../../machines/payment/payment.machine.ts';
import { useConfiguration } from '../../../common/configuration.ts';
import { PayButton } from './pay-button.tsx';

interface PaymentButtonsProps {
  readonly cart: ActorRefFrom<typeof cartMachine>;
  readonly payment: ActorRefFrom<typeof paymentMachine>;
}

const list = css({ display: 'flex', flexDirection: 'column', gap: '3' });
const noTypes: readonly PaymentType[] = [];

/**
 * A button for each payment type that the operator allows, each with the reason if it is disabled (CRT-06, CRT-07). If
 * the total is zero, one button is enough (CRT-11).
 */
export function PaymentButtons({ cart, payment }: PaymentButtonsProps) {
  const configuration = useConfiguration();
  const current = useSelector(cart, ({ context }) => context.cart);
  const content = useSelector(cart, cartContent);
  const ready = useSelector(cart, isReadyToPay);
  const snapshot = useSelector(payment, (now) => now);
  const allowed = configuration?.allowedPaymentTypes.map(({ name }) => name) ?? noTypes;
  const inFlight = snapshot.hasTag('busy') ? snapshot.context.paymentType : null;
  const enabled = ready && snapshot.matches('choosing');
  const types = paymentTypes.filter((type) => allowed.includes(type));
  const isToBePaid = current === null || current.empty || current.totalPrice > 0;
  return (
    <div className={list}>
      {(isToBePaid ? types : types.slice(0, 1)).map((type) => (
        <PayButton
          key={type}
          paymentType={type}
          offer={paymentOffer(current, type, allowed)}
          free={!isToBePaid && current.totalPrice === 0}
          enabled={enabled}
          inFlight={inFlight}
          onPay={() => payment.send({ type: type === 'INVOICE' ? 'payByInvoice' : 'payByCard', content })}
        />
      ))}
    </div>
  );
}
