import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import type { Order } from '#contract/entities/order.ts';
import { CurrencyProvider } from '#i18n/currency.ts';
import type { orderMachine } from '#machines/purchase/order/order.machine.ts';
import { ButtonRow } from '#ui/button/button-row.tsx';
import { OrderQuietSteps } from '../order/order-quiet-steps.tsx';
import { OrderSentence } from '../order/order-sentence.tsx';
import { OrderItems } from './order-items.tsx';

interface OrderOpenedProps {
  readonly order: ActorRefFrom<typeof orderMachine>;
  readonly row: Order;
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '3' });
const sentence = css({ maxWidth: 'text' });
/** On wide screens a table row shows these buttons without being opened. */
const whereTight = css({ display: { base: 'contents', _roomy: 'none' } });

/** An opened row: the order's state in a sentence, its items, and its rare actions (ORD-01, ORD-02, ORD-06). */
export function OrderOpened({ order, row }: OrderOpenedProps) {
  return (
    <CurrencyProvider value={row.currency}>
      <div className={column}>
        <p className={sentence}>
          <OrderSentence order={row} />
        </p>
        <OrderItems items={row.items} />
        <div className={whereTight}>
          <ButtonRow align="fill">
            <OrderQuietSteps order={order} shown={row} />
          </ButtonRow>
        </div>
      </div>
    </CurrencyProvider>
  );
}
