import { ResourceView } from '#common/resource/resource-view.tsx';
import { useFlow } from '#common/use-flow.ts';
import type { Invoice } from '#contract/entities/invoice.ts';
import type { OrderDetail } from '#contract/entities/order.ts';
import { canBePaidByTransfer } from '#machines/purchase/order/order.view.ts';
import { InvoicePayment } from '../invoice/invoice-payment.tsx';
import { provideInvoice } from './order.actors.ts';

function Facts({ orderId }: { readonly orderId: string }) {
  const resource = useFlow((shop) => provideInvoice(shop, orderId));
  return (
    <ResourceView<Invoice> resource={resource} area="invoicePage" errorArea="orders" wayOn={null}>
      {({ payment }) => payment !== null && <InvoicePayment payment={payment} />}
    </ResourceView>
  );
}

/** The data to pay an order by bank transfer: account, symbol, due day and QR code, as in the mail (PAY-15). */
export function TransferFacts({ shown }: { readonly shown: OrderDetail }) {
  return canBePaidByTransfer(shown) ? <Facts orderId={String(shown.id)} /> : null;
}
