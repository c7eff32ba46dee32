import { useIntl } from 'react-intl';
import { Cell } from '#common/list-table/cell.tsx';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { DataList, DataRow } from '#ui/data-list/data-list.tsx';
import type { UnsettledRow } from './payment-desk.actors.ts';

/** The gateway's last answer about a payment, and why a delivery or a refund has failed. */
export function UnsettledDetail({ row: { payment, kind, lastFailure } }: { readonly row: UnsettledRow }) {
  const intl = useIntl();
  const text = (id: KeyAfter<'deskPayments.'>, values?: Readonly<Record<string, number>>) =>
    intl.formatMessage({ id: `deskPayments.${id}` }, values);
  return (
    <DataList>
      <DataRow label={text('meaning')}>{text(`meaning.${kind}`)}</DataRow>
      {lastFailure !== null && <DataRow label={text('lastFailure')}>{lastFailure}</DataRow>}
      {payment !== null && (
        <>
          <DataRow label={text('gateway')}>
            {payment.gateway} {payment.gatewayOrderNumber}
            {payment.gatewayPaymentId !== null && `, ${payment.gatewayPaymentId}`}
          </DataRow>
          <DataRow label={text('lastHeard')}>
            {payment.lastHeard ?? text('nothing')}{' '}
            {payment.lastHeardAt !== null && <Cell type="dateTime" value={payment.lastHeardAt} />}
          </DataRow>
          <DataRow label={text('checks')}>
            {text('checks.count', { checks: payment.checks, unansweredChecks: payment.unansweredChecks })}
          </DataRow>
          <DataRow label={text('nextCheck')}>
            <Cell type="dateTime" value={payment.nextCheck} />
          </DataRow>
        </>
      )}
    </DataList>
  );
}
