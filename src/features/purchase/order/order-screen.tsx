import { useParams } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OrderDetail } from '../../../../contract/entities/order.ts';
import { changingOf } from '../../../../machines/order/order-status.ts';
import { provideOrder, provideOrderDetail } from './order.actors.ts';
import { interruptedPayment } from '../payment/kept-payment.ts';
import { ResourceView } from '../../../common/resource/resource-view.tsx';
import { usePolling } from '../../../common/polling/use-polling.ts';
import { OrderPayment } from './order-payment.tsx';
import { OrderProgress } from './order-progress.tsx';
import { useShop } from '../../../common/shop-context.tsx';
import { usePageTitle } from '../../../common/use-title.ts';
import { CurrencyProvider } from '../../../i18n/currency.ts';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { OrderPage } from './order-page.tsx';

const allOrders = (
  <LinkButton href="#/app/order-list" variant="quiet">
    <ArrowLeft aria-hidden="true" />
    <FormattedMessage id="order.back" />
  </LinkButton>
);

function useOrder(orderId: string, refresh: () => void) {
  const shop = useShop();
  const [machine] = useState(() => provideOrder(shop, refresh));
  const [input] = useState(() => {
    const interrupted = interruptedPayment(shop, 'payAgain');
    return { interrupted: String(interrupted?.orderId) === orderId ? interrupted : null };
  });
  return useActorRef(machine, { input, inspect: shop.log.inspect });
}

function OneOrder({ orderId }: { readonly orderId: string }) {
  const shop = useShop();
  const [machine] = useState(() => provideOrderDetail(shop, orderId));
  const resource = useActorRef(machine, { inspect: shop.log.inspect });
  const order = useOrder(orderId, () => resource.send({ type: 'refresh' }));
  const value = useSelector(resource, ({ context }) => context.value);
  usePolling(value, value === null ? null : changingOf(value), () => resource.send({ type: 'refresh' }));
  const number = value?.number;
  const missing = useSelector(resource, (snapshot) => snapshot.matches('missing'));
  const title = usePageTitle(number === undefined ? 'order.titleUnknown' : 'order.title', { number: String(number) });
  return (
    <Page title={title} actions={missing ? undefined : allOrders}>
      <OrderPayment order={order} />
      <OrderProgress order={order} />
      <ResourceView<OrderDetail> resource={resource} area="order" errorArea="orders" wayOn={allOrders}>
        {(shown) => (
          <CurrencyProvider value={shown.currency}>
            <OrderPage order={order} shown={shown} />
          </CurrencyProvider>
        )}
      </ResourceView>
    </Page>
  );
}

/** One order at an address of its own (ours): its state, its items, its history and what can be done next. */
export function OrderScreen() {
  const { orderId = '' } = useParams({ strict: false });
  return <OneOrder key={orderId} orderId={orderId} />;
}
