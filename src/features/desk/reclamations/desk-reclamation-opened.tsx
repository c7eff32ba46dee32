import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { addressText } from '#common/address-text.ts';
import type { DeskReclamation } from '#contract/entities/reclamation.ts';
import { Day, Moment } from '#i18n/dates.tsx';
import { Money } from '#i18n/money.tsx';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { formatCardNumber } from '#rules/card-number.ts';
import { DataList, DataRow } from '#ui/data-list/data-list.tsx';
import { Line } from '#ui/line/line.tsx';

const column = css({ display: 'flex', flexDirection: 'column', gap: '5' });
const written = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: 'text', fontWeight: 'regular' });

/** An opened row: the filed text, the person who gets the answer, the answer, and the history (REC-04). */
export function DeskReclamationOpened({ reclamation }: { readonly reclamation: DeskReclamation }) {
  const intl = useIntl();
  const { note, contact, customer, account, cardNumber, answer, fee, paid, events } = reclamation;
  const text = (id: KeyAfter<'deskReclamations.'>) => intl.formatMessage({ id: `deskReclamations.${id}` });
  const step = (id: KeyAfter<'cardApplication.steps.'>) => intl.formatMessage({ id: `cardApplication.steps.${id}` });
  return (
    <div className={column}>
      <DataList>
        {note !== null && (
          <DataRow label={text('note')}>
            <p className={written}>{note}</p>
          </DataRow>
        )}
        {contact !== null && (
          <DataRow label={text('contact')}>
            {contact.customerFirstName} {contact.customerLastName}, {contact.customerPhoneNumber},{' '}
            {addressText(contact.customerAddress)}
          </DataRow>
        )}
        {customer.birthDay !== null && (
          <DataRow label={text('birthDay')}>
            <Day value={customer.birthDay} />
          </DataRow>
        )}
        {cardNumber !== null && <DataRow label={text('cardNumber')}>{formatCardNumber(cardNumber)}</DataRow>}
        <DataRow label={text('account')}>{account}</DataRow>
        {answer !== null && (
          <DataRow label={text('answer')}>
            <p className={written}>{answer}</p>
          </DataRow>
        )}
        {fee !== null && (
          <DataRow label={text('fee')}>
            <FormattedMessage
              id={`deskReclamations.fee.${paid === null ? 'unpaid' : 'paid'}`}
              values={{ fee: <Money amount={fee} /> }}
            />
          </DataRow>
        )}
      </DataList>
      <Line
        label={text('events')}
        direction="down"
        stateTexts={{ passed: step('passed'), here: step('here'), ahead: step('ahead') }}
        stations={events.map(({ id, kind, at, by }) => ({
          id: String(id),
          label: intl.formatMessage({ id: `reclamations.progress.${kind}` }),
          state: 'passed',
          detail: (
            <>
              <Moment value={at} />, {by ?? <FormattedMessage id="deskReclamations.byCustomer" />}
            </>
          ),
        }))}
      />
    </div>
  );
}
