import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListTable } from '#common/list-table/list-table.tsx';
import { MultiFilter } from '#common/list-table/multi-filter.tsx';
import { TextFilter } from '#common/list-table/text-filter.tsx';
import { useListInAddress } from '#common/list-table/use-list-in-address.ts';
import { useShop } from '#common/shop-context.tsx';
import { usePageTitle } from '#common/use-title.ts';
import { longestInvoiceNumber, deskInvoices } from '#contract/endpoints/invoice-desk.ts';
import type { DeskInvoice } from '#contract/entities/desk-invoice.ts';
import { orderStates } from '#contract/enumerations.ts';
import { moneyText } from '#i18n/money.tsx';
import type { ListActor } from '#machines/common/list/list.view.ts';
import { Page } from '#ui/page/page.tsx';
import { ReturnMoneyButton } from '../return-money/return-money-button.tsx';
import { BookMoneyButton } from './book-money-button.tsx';
import { invoiceFits, provideInvoiceList } from './invoice-desk.actors.ts';
import { useInvoiceColumns } from './use-invoice-columns.tsx';

function Filters({ list }: { readonly list: ListActor<DeskInvoice, null> }) {
  const intl = useIntl();
  const filters = useSelector(list, ({ context }) => context.query.filters);
  const change = (name: string) => (value: string | readonly string[]) =>
    list.send({ type: 'changeFilter', name, value });
  return (
    <>
      <TextFilter
        label={intl.formatMessage({ id: 'deskInvoices.number' })}
        value={filters['number']}
        longest={longestInvoiceNumber}
        onChange={change('number')}
      />
      <MultiFilter
        label={intl.formatMessage({ id: 'deskInvoices.state' })}
        values={orderStates.map((name) => ({ name, displayName: intl.formatMessage({ id: `orderState.${name}` }) }))}
        area="orderState"
        value={filters['state']}
        onChange={change('state')}
      />
    </>
  );
}

/** All invoices, and the buttons that record their payments (INV-03). */
export function InvoiceDeskScreen() {
  const shop = useShop();
  const intl = useIntl();
  const title = usePageTitle('deskInvoices.title');
  const columns = useInvoiceColumns();
  const list = useListInAddress(
    () => provideInvoiceList(shop),
    { detailSource: 'none', sortBy: 'waiting', sortDesc: false },
    invoiceFits,
  );
  const refresh = () => list.send({ type: 'refresh' });
  return (
    <Page title={title} lead={<FormattedMessage id="deskInvoices.lead" />}>
      <ListTable
        list={list}
        area="deskInvoices"
        columns={columns}
        sortColumns={deskInvoices.sortColumns}
        filters={<Filters list={list} />}
        rowTone={({ actions }) => (actions.length === 0 ? 'faded' : undefined)}
        rowActions={({ actions, orderNumber, price, currency }) => {
          const money = { orderNumber, amount: moneyText(intl, price, currency), onChanged: refresh };
          return (
            <>
              {actions.includes('BOOK') && <BookMoneyButton {...money} />}
              {actions.includes('RETURN') && <ReturnMoneyButton {...money} />}
            </>
          );
        }}
      />
    </Page>
  );
}
