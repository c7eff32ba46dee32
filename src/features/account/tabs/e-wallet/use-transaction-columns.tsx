import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { Cell } from '#common/list-table/cell.tsx';
import type { EWalletTransaction } from '#contract/entities/e-wallet-transaction.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { formatCardNumber } from '#rules/card-number.ts';
import type { Column, CompactPlace } from '#ui/table/table.types.ts';

const accepted = css({ color: 'success.text', fontWeight: 'bold' });
/** The table has ten columns, so the number may wrap, but only to two lines. */
const twoLines = css({ display: 'inline-block', minWidth: '[6.75rem]' });
const paid = css({ color: 'ink' });

/** The columns: operation, time, transaction, line, address, amount, new balance, payment type, card. */
export function useTransactionColumns(): readonly Column<EWalletTransaction>[] {
  const intl = useIntl();
  const column = (
    id: KeyAfter<'eWallet.'>,
    cell: Column<EWalletTransaction>['cell'],
    compact: CompactPlace,
    align: 'start' | 'end' = 'start',
  ): Column<EWalletTransaction> => ({
    id,
    header: intl.formatMessage({ id: `eWallet.${id}` }),
    align,
    compact,
    cell,
  });
  return [
    column('operation', ({ operation }) => operation.displayName, 'subject'),
    column('dateTime', ({ dateTime }) => <Cell type="dateTime" value={dateTime} />, 'plain'),
    column('transactionNumber', ({ transactionNumber }) => transactionNumber, 'opened'),
    column('lineNumber', ({ lineNumber }) => lineNumber, 'labelled'),
    column('address', ({ address }) => address, 'plain'),
    column(
      'amount',
      ({ amount }) => (
        <span className={amount > 0 ? accepted : paid}>
          <Cell type="amount" value={amount} />
        </span>
      ),
      'amount',
      'end',
    ),
    column('newBalance', ({ newBalance }) => <Cell type="price" value={newBalance} />, 'labelled', 'end'),
    column('paymentType', ({ paymentType }) => paymentType.displayName, 'opened'),
    column(
      'cardNumber',
      ({ cardNumber }) => <span className={twoLines}>{formatCardNumber(cardNumber)}</span>,
      'opened',
    ),
  ];
}
