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
  /** The class of the page's two columns. */
  readonly columns: string;
  readonly busy: boolean;
}

/** The height of the total and the buttons, which will appear below the time. */
const rest = '13rem';
const place = css({ minWidth: '0', gridColumn: { desk: '[-2]' } });

/** Shown until the cart has been read: skeletons, and the time that is left if it is known. */
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
