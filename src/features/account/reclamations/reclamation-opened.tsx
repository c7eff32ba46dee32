import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { addressText } from '#common/address-text.ts';
import { useShop } from '#common/shop-context.tsx';
import type { Reclamation } from '#contract/entities/reclamation.ts';
import { Day, Moment } from '#i18n/dates.tsx';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { formatCardNumber } from '#rules/card-number.ts';
import { isAnswerLate, reclamationProgress } from '#rules/reclamation-progress.ts';
import { DataList, DataRow } from '#ui/data-list/data-list.tsx';
import { Line } from '#ui/line/line.tsx';
import { ReclamationFee } from './reclamation-fee.tsx';

interface ReclamationOpenedProps {
  readonly reclamation: Reclamation;
  /** Called when the reclamation may have changed on the server. */
  readonly onChanged: () => void;
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '5' });
const sentence = css({ maxWidth: 'text' });
const written = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: 'text', fontWeight: 'regular' });

/** An opened row: the next step, the progress of the reclamation, the answer, the fee, and the filed text (REC-03). */
export function ReclamationOpened({ reclamation, onChanged }: ReclamationOpenedProps) {
  const intl = useIntl();
  const { state, answerBy, answer, note, contact, cardNumber, fee, reclamationNumber } = reclamation;
  const text = (id: KeyAfter<'reclamations.'>) => intl.formatMessage({ id: `reclamations.${id}` });
  const step = (id: KeyAfter<'cardApplication.steps.'>) => intl.formatMessage({ id: `cardApplication.steps.${id}` });
  const day = <Day value={answerBy} />;
  const said = isAnswerLate(reclamation, useShop().clock.today()) ? 'LATE' : state.name;
  const stations = reclamationProgress(reclamation).map(({ stop, state: reached, at }) => ({
    id: stop,
    label: text(`progress.${stop}`),
    state: reached,
    ...(at !== null && { detail: <Moment value={at} /> }),
    ...(stop === 'ANSWER' && { detail: <FormattedMessage id="reclamations.progress.until" values={{ day }} /> }),
  }));
  return (
    <div className={column}>
      <p className={sentence} data-testid="reclamation-status">
        <FormattedMessage id={`reclamations.says.${said}`} values={{ day }} />
      </p>
      <Line
        label={text('progress')}
        stations={stations}
        direction="acrossWhenWide"
        stateTexts={{ passed: step('passed'), here: step('here'), ahead: step('ahead') }}
      />
      {fee !== null && <ReclamationFee reclamationNumber={reclamationNumber} fee={fee} onChanged={onChanged} />}
      <DataList>
        {answer !== null && (
          <DataRow label={text('answer')}>
            <p className={written}>{answer}</p>
          </DataRow>
        )}
        {note !== null && (
          <DataRow label={text('note')}>
            <p className={written}>{note}</p>
          </DataRow>
        )}
        {cardNumber !== null && <DataRow label={text('cardNumber')}>{formatCardNumber(cardNumber)}</DataRow>}
        {contact !== null && (
          <DataRow label={text('contact')}>
            {contact.customerFirstName} {contact.customerLastName}, {contact.customerPhoneNumber},{' '}
            {addressText(contact.customerAddress)}
          </DataRow>
        )}
      </DataList>
    </div>
  );
}
