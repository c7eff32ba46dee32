import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FailureAlert } from '#common/dialog-frame/failure-alert.tsx';
import type { bankCardChoiceMachine } from '#machines/card-application/bank-card-choice/bank-card-choice.machine.ts';
import { bankCardChoiceView } from '#machines/card-application/bank-card-choice/bank-card-choice.view.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { formatCardNumber } from '#rules/card-number.ts';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { FormSkeleton } from '#ui/skeleton/form-skeleton.tsx';
import { Hint } from '#ui/text/hint.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';

/** The field to choose the bank card that becomes the carrier: a registered card or a new one (BCA-01). */
export function BankCardChoiceField({ actor }: { readonly actor: ActorRefFrom<typeof bankCardChoiceMachine> }) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (current) => current);
  const view = bankCardChoiceView(snapshot);
  const shown = { 'data-flow': 'bankCardChoice', 'data-state': stateLabel(snapshot.value) };
  const text = (id: KeyAfter<'bankCardChoice.'>) => intl.formatMessage({ id: `bankCardChoice.${id}` });
  if (view.unread) {
    return (
      <div {...shown}>
        <FailureAlert
          title="bankCardChoice.unread"
          text="bankCardChoice.unread.text"
          retry="bankCardChoice.retry"
          onRetry={() => actor.send({ type: 'retry' })}
        />
      </div>
    );
  }
  if (view.reading) {
    return (
      <div role="status" {...shown}>
        <VisuallyHidden>{text('reading')}</VisuallyHidden>
        <FormSkeleton fields={1} />
      </div>
    );
  }
  if (!view.choosing) return null;
  if (view.impossible) return <Hint>{text('impossible')}</Hint>;
  const registered = view.cards.map(({ id, cardNumber, currentState }) => ({
    value: String(id),
    label: formatCardNumber(cardNumber),
    help: currentState.state.displayName,
  }));
  const another = { value: 'new', label: text('new'), help: text('new.help') };
  return (
    <div {...shown}>
      <RadioGroup
        label={text('label')}
        error={view.missing ? text('errors.EMPTY') : undefined}
        options={view.mayBeNew ? [...registered, another] : registered}
        value={view.choice === null ? null : String(view.choice)}
        onChange={(value) => actor.send({ type: 'choose', choice: value === 'new' ? 'new' : Number(value) })}
      />
    </div>
  );
}
