import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '#machines/purchase/cart/cart.machine.ts';
import { secondsLeft } from '#machines/purchase/cart/cart.view.ts';
import { Card } from '#ui/card/card.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { TimeLeft } from './time-left.tsx';

interface UnreadCartProps {
  readonly cart: ActorRefFrom<typeof cartMachine>;
  /** The class of the two columns of the page. */
  readonly columns: string;
  /** The cart is being read. */
  readonly busy: boolean;
}

/** As high as the total and the buttons that come below the time. */
const rest = '13rem';
const place = css({ minWidth: '0', gridColumn: { desk: '[-2]' } });

/** In the place of a cart that has not been read: what will be there, and the time that is left, once it is known. */
export function UnreadCart({ cart, columns, busy }: UnreadCartProps) {
  const intl = useIntl();
  const isTimeKnown = useSelector(cart, (snapshot) => secondsLeft(snapshot) !== null);
  if (!busy && !isTimeKnown) return null;
  return (
    <div className={columns}>
      {busy && (
        <div role="status" aria-label={intl.formatMessage({ id: 'cart.loading' })}>
          <Skeleton height="7.5rem" />
        </div>
      )}
      <div className={place}>
        {isTimeKnown ? (
          <Card title={intl.formatMessage({ id: 'cart.summary' })} ground="panel">
            <TimeLeft cart={cart} />
            {busy && <Skeleton height={rest} />}
          </Card>
        ) : (
          <Skeleton height="19rem" />
        )}
      </div>
    </div>
  );
}
