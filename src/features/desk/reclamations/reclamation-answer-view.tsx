import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import { FormDialog } from '#common/dialog-frame/form-dialog.tsx';
import { ErrorMessage } from '#common/error-message.tsx';
import { reclamationVerdicts } from '#contract/endpoints/reclamation-desk.ts';
import { highestReclamationFee, longestReclamationNote } from '#contract/entities/reclamation.ts';
import type { DeskReclamation } from '#contract/entities/reclamation.ts';
import { useCurrencySign, useMoneyText } from '#i18n/money.tsx';
import type { reclamationAnswerMachine } from '#machines/desk/reclamation-answer/reclamation-answer.machine.ts';
import { reclamationAnswerView } from '#machines/desk/reclamation-answer/reclamation-answer.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Fact } from '#ui/data-list/fact.tsx';
import { MoneyField } from '#ui/money-field/money-field.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';

interface ReclamationAnswerViewProps {
  readonly actor: ActorRefFrom<typeof reclamationAnswerMachine>;
  readonly reclamation: Pick<DeskReclamation, 'reclamationNumber' | 'note'>;
}

const written = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontWeight: 'regular' });

const isVerdict = (value: string) => reclamationVerdicts.find((verdict) => verdict === value);

/** The dialog that answers a reclamation: the filed text, the verdict, the text for the customer, and a fee (REC-04). */
export function ReclamationAnswerView({ actor, reclamation }: ReclamationAnswerViewProps) {
  const intl = useIntl();
  const money = useMoneyText();
  const currency = useCurrencySign();
  const view = reclamationAnswerView(useSelector(actor, (current) => current));
  const text = (id: KeyAfter<'reclamationAnswer.'>, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `reclamationAnswer.${id}` }, values);
  const { problems, left } = view;
  const limits = { limit: longestReclamationNote, highest: money(highestReclamationFee) };
  return (
    <FormDialog
      actor={actor}
      flow="reclamationAnswer"
      area="reclamationAnswer"
      size="medium"
      readFirst
      saving={view.sending}
      canClose={view.canClose}
      submitLabel={view.overtaken ? null : 'reclamationAnswer.submit'}
    >
      {view.overtaken && (
        <Alert meaning="warning" live title={text('overtaken')}>
          {text('overtaken.text')}
        </Alert>
      )}
      {view.failure !== null && (
        <Alert meaning="error" live title={text(view.isUnsure ? 'unsure' : 'refused')}>
          <ErrorMessage area="reclamationAnswer" failure={view.failure} />
        </Alert>
      )}
      <dl>
        <Fact label={text('about', { number: reclamation.reclamationNumber })}>
          <p className={written}>{reclamation.note ?? '–'}</p>
        </Fact>
      </dl>
      {!view.overtaken && (
        <>
          <RadioGroup
            label={text('verdict')}
            options={reclamationVerdicts.map((value) => ({ value, label: text(`verdict.${value}`) }))}
            error={problems.verdict === null ? undefined : text('verdict.NOT_CHOSEN')}
            value={view.verdict}
            onChange={(value) => {
              const verdict = isVerdict(value);
              if (verdict !== undefined) actor.send({ type: 'chooseVerdict', verdict });
            }}
            disabled={view.sending}
          />
          <TextArea
            label={text('answer')}
            help={text('answer.help')}
            error={problems.answer === null ? undefined : text(`answer.${problems.answer}`, limits)}
            counter={
              left < 0
                ? intl.formatMessage({ id: 'reclamation.note.over' }, { over: -left })
                : intl.formatMessage({ id: 'reclamation.note.left' }, { left })
            }
            value={view.answer}
            onChange={(value) => actor.send({ type: 'changeAnswer', value })}
            readOnly={view.sending}
          />
          {view.fee !== null && (
            <MoneyField
              label={text('fee')}
              optional={text('optional')}
              help={text('fee.help')}
              error={problems.fee === null ? undefined : text(`fee.${problems.fee}`, limits)}
              currency={currency}
              value={view.fee}
              onChange={(value) => actor.send({ type: 'changeFee', value })}
              readOnly={view.sending}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
