import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListTable } from '#common/list-table/list-table.tsx';
import { useListInAddress } from '#common/list-table/use-list-in-address.ts';
import { usePolling } from '#common/polling/use-polling.ts';
import { useShop } from '#common/shop-context.tsx';
import { usePageTitle } from '#common/use-title.ts';
import { moneyText } from '#i18n/money.tsx';
import { Page } from '#ui/page/page.tsx';
import { ReturnMoneyButton } from '../return-money/return-money-button.tsx';
import { provideUnsettledList } from './payment-desk.actors.ts';
import { UnsettledDetail } from './unsettled-detail.tsx';
import { useUnsettledColumns } from './use-unsettled-columns.tsx';

/** Payments without a final outcome, and money that does not match its order (PAY-12). */
export function PaymentDeskScreen() {
  const shop = useShop();
  const intl = useIntl();
  const title = usePageTitle('deskPayments.title');
  const columns = useUnsettledColumns();
  const list = useListInAddress(
    () => provideUnsettledList(shop),
    { detailSource: 'included', sortBy: 'since', sortDesc: false },
    { sortBy: [], filters: {} },
  );
  const rows = useSelector(list, ({ context }) => context.rows);
  const refresh = () => list.send({ type: 'refresh' });
  const changing = rows.map(({ id, kind, payment }) => `${String(id)} ${kind} ${payment?.state ?? ''}`).join();
  usePolling(rows, changing === '' ? null : changing, () => {
    if (list.getSnapshot().matches({ listing: 'shown' })) refresh();
  });
  return (
    <Page title={title} lead={<FormattedMessage id="deskPayments.lead" />}>
      <ListTable
        list={list}
        area="deskPayments"
        columns={columns}
        renderDetail={(row) => <UnsettledDetail row={row} />}
        rowActions={({ kind, orderNumber, amount, currency }) =>
          kind === 'RETURN_BY_HAND' && (
            <ReturnMoneyButton
              orderNumber={orderNumber}
              amount={moneyText(intl, amount, currency)}
              onChanged={refresh}
            />
          )
        }
      />
    </Page>
  );
}
