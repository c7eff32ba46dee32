import { CircleCheck, CircleX } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css, cva } from 'styled-system/css';
import { Day, momentText } from '#i18n/dates.tsx';
import type { passVerificationView } from '#machines/pass/pass-verification/pass-verification.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { formatCardNumber } from '#rules/card-number.ts';
import { photoMark } from '#rules/photo-mark.ts';
import { DataList, DataRow } from '#ui/data-list/data-list.tsx';

type View = ReturnType<typeof passVerificationView>;

/** Large and with one strong colour, so that it can be read at arm's length and in sunlight. */
const band = cva({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4',
    padding: '5',
    borderRadius: 'large',
    color: 'neutral.0',
    '& svg': { flexShrink: '0', width: '12', height: '12' },
  },
  variants: {
    meaning: { valid: { backgroundColor: 'success.text' }, refused: { backgroundColor: 'error.text' } },
  },
});
const word = css({ fontSize: 'xxl', fontWeight: 'bold', lineHeight: 'tight' });
const words = css({ flex: '[1 1 10rem]', minWidth: '0' });
const reasonText = css({ fontSize: 'l', fontWeight: 'medium' });
const name = css({ fontSize: 'xl', fontWeight: 'bold', lineHeight: 'tight' });
const column = css({ display: 'flex', flexDirection: 'column', gap: '4' });

const moment = (at: number): string => momentText(new Date(at).toISOString());

function Details({ view }: { readonly view: View }) {
  const intl = useIntl();
  const { details, drawnAt, checkedAt } = view;
  const text = (id: KeyAfter<'passVerification.'>) => intl.formatMessage({ id: `passVerification.${id}` });
  if (details === null) return null;
  return (
    <>
      <p>{text('compare')}</p>
      <DataList>
        <DataRow label={text('name')}>
          <span className={name}>{details.name}</span>
        </DataRow>
        {details.birthYear !== null && (
          <DataRow label={text('birthYear')}>
            <span className={name}>{details.birthYear}</span>
          </DataRow>
        )}
        <DataRow label={text('photoMark')}>
          {details.photo === null ? text('noPhoto') : photoMark(details.photo)}
        </DataRow>
        <DataRow label={text('tickets')}>
          {details.tickets.length === 0
            ? '–'
            : details.tickets.map(({ name: ticket, zones, validTo }) => (
                <p key={`${ticket} ${zones.join()} ${validTo}`}>
                  <FormattedMessage
                    id="passVerification.ticket"
                    values={{
                      name: ticket,
                      count: zones.length,
                      zones: intl.formatList(zones, { type: 'unit' }),
                      day: <Day value={validTo} />,
                    }}
                  />
                </p>
              ))}
        </DataRow>
        <DataRow label={text('cardNumber')}>{formatCardNumber(details.cardNumber)}</DataRow>
        <DataRow label={text('cardValidTo')}>
          <Day value={details.cardValidTo} />
        </DataRow>
        <DataRow label={text('issued')}>{moment(details.issued)}</DataRow>
        {drawnAt !== null && <DataRow label={text('drawn')}>{moment(drawnAt)}</DataRow>}
        {checkedAt !== null && <DataRow label={text('checked')}>{moment(checkedAt)}</DataRow>}
      </DataList>
    </>
  );
}

/** The result of checking a code: one word, the reason, and the data to compare. */
export function VerdictSheet({ view }: { readonly view: View }) {
  const intl = useIntl();
  const text = (id: KeyAfter<'passVerification.'>) => intl.formatMessage({ id: `passVerification.${id}` });
  const meaning = view.isValid ? 'valid' : 'refused';
  return (
    <div className={column}>
      <div className={band({ meaning })} role={view.isValid ? 'status' : 'alert'} data-edge="">
        {view.isValid ? <CircleCheck aria-hidden="true" /> : <CircleX aria-hidden="true" />}
        <div className={words}>
          <p className={word}>{text(meaning)}</p>
          {view.reason !== null && <p className={reasonText}>{text(`reason.${view.reason}`)}</p>}
        </div>
      </div>
      <Details view={view} />
    </div>
  );
}
