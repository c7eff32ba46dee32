import { useParams } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { ResourceView } from '#common/resource/resource-view.tsx';
import { useFlow } from '#common/use-flow.ts';
import { usePageTitle } from '#common/use-title.ts';
import type { Invoice } from '#contract/entities/invoice.ts';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { Page } from '#ui/page/page.tsx';
import { OrderButton } from '../order/order-button.tsx';
import { OrderProgress } from '../order/order-progress.tsx';
import { provideInvoice, provideOrder } from '../order/order.actors.ts';
import { InvoicePaper } from './invoice-paper.tsx';

function OneInvoice({ orderId }: { readonly orderId: string }) {
  const resource = useFlow((shop) => provideInvoice(shop, orderId));
  const order = useFlow(
    (shop) => provideOrder(shop, () => resource.send({ type: 'refresh' })),
    () => ({ interrupted: null }),
  );
  const number = useSelector(resource, ({ context }) => context.value?.number);
  const title = usePageTitle(number === undefined ? 'invoicePage.titleUnknown' : 'invoicePage.title', {
    number: number ?? '',
  });
  const back = (
    <LinkButton href={`#/app/order-list/${orderId}`} variant="quiet">
      <ArrowLeft aria-hidden="true" />
      <FormattedMessage id="invoicePage.back" />
    </LinkButton>
  );
  const download = (
    <OrderButton
      order={order}
      orderId={Number(orderId)}
      onPress={() => order.send({ type: 'download', orderId: Number(orderId), file: 'invoice' })}
      begins="invoice"
      variant="primary"
      labelId="orders.downloadInvoice"
    />
  );
  return (
    <Page
      title={title}
      actions={
        <>
          {back}
          {number !== undefined && download}
        </>
      }
    >
      <OrderProgress order={order} />
      <ResourceView<Invoice> resource={resource} area="invoicePage" errorArea="orders" wayOn={back}>
        {(invoice) => <InvoicePaper invoice={invoice} />}
      </ResourceView>
    </Page>
  );
}

/** The page with an order's invoice (ours). */
export function InvoiceScreen() {
  const { orderId = '' } = useParams({ strict: false });
  return <OneInvoice key={orderId} orderId={orderId} />;
}
