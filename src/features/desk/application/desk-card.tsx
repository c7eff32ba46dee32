import { useIntl } from 'react-intl';
import { addressText } from '#common/address-text.ts';
import { Cell } from '#common/list-table/cell.tsx';
import type { DeskApplication } from '#contract/entities/desk-application.ts';
import { Moment } from '#i18n/dates.tsx';
import { moneyText } from '#i18n/money.tsx';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { formatCardNumber } from '#rules/card-number.ts';
import { carriers } from '#rules/carriers.ts';
import { Card } from '#ui/card/card.tsx';
import { DataList, DataRow } from '#ui/data-list/data-list.tsx';

/** Returns the text about the card's fee: the paid amount, or why there is no fee. */
function useFeeText({ fee, paid, cardForFree, carrierType }: DeskApplication): string {
  const intl = useIntl();
  const text = (id: KeyAfter<'deskApplication.'>, values?: Readonly<Record<string, string>>) =>
    intl.formatMessage({ id: `deskApplication.${id}` }, values);
  if (fee !== null) {
    const values = { amount: moneyText(intl, fee.price, fee.currency), order: String(fee.orderNumber) };
    return text('fee.paid', values);
  }
  if (paid) return text('fee.settled');
  if (!carriers[carrierType].hasFee) return text('fee.free');
  return text(cardForFree ? 'fee.claimed' : 'fee.unpaid');
}

/** The requested card, how it is handed over, its fee, and the card that was made. */
export function DeskCard({ application }: { readonly application: DeskApplication }) {
  const intl = useIntl();
  const label = (id: KeyAfter<'cardApplication.'>) => intl.formatMessage({ id: `cardApplication.${id}` });
  const text = (id: KeyAfter<'deskApplication.'>) => intl.formatMessage({ id: `deskApplication.${id}` });
  const fee = useFeeText(application);
  const { carrierType, bankCard, card, deliveryBranchOffice: branch, recipientAddress, note, created } = application;
  return (
    <Card title={text('card')}>
      <DataList isDense>
        <DataRow label={text('carrier')}>{intl.formatMessage({ id: `carrierType.${carrierType}` })}</DataRow>
        <DataRow label={text('created')}>
          <Moment value={created} />
        </DataRow>
        <DataRow label={text('state')}>{application.state.displayName}</DataRow>
        <DataRow label={text('fee')}>{fee}</DataRow>
        {branch !== null && (
          <DataRow label={label('branch')}>
            {branch.name}, {addressText(branch.address)}
          </DataRow>
        )}
        {recipientAddress !== null && (
          <DataRow label={label('recipientAddress')}>{addressText(recipientAddress)}</DataRow>
        )}
        {bankCard !== null && <DataRow label={text('bankCard')}>{bankCard.cardNumber}</DataRow>}
        {card !== null && (
          <>
            <DataRow label={text('cardNumber')}>
              {formatCardNumber(card.cardNumber)} ({card.state.displayName})
            </DataRow>
            {card.chipNumber !== null && <DataRow label={text('chipNumber')}>{card.chipNumber}</DataRow>}
          </>
        )}
        <DataRow label={label('contactMe')}>
          <Cell type="boolean" value={application.contactMeIfCardFound} />
        </DataRow>
        {note !== null && <DataRow label={text('note')}>{note}</DataRow>}
      </DataList>
    </Card>
  );
}
