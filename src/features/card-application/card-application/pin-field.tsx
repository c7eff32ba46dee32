import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { longestPin } from '#contract/entities/customer-input.ts';
import type { cardApplicationMachine } from '#machines/card-application/card-application/card-application.machine.ts';
import { cardApplicationView } from '#machines/card-application/card-application/card-application.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { fieldWidths } from '#ui/field/field-widths.styles.ts';
import { TextField } from '#ui/text-field/text-field.tsx';

/** The field for an optional PIN (PDT-01). */
export function PinField({ actor }: { readonly actor: ActorRefFrom<typeof cardApplicationMachine> }) {
  const intl = useIntl();
  const { pin, keepsPin, pinProblem } = cardApplicationView(useSelector(actor, (current) => current));
  const text = (id: KeyAfter<'applicationForm.pin.'>) => intl.formatMessage({ id: `applicationForm.pin.${id}` });
  return (
    <TextField
      label={text('label')}
      optional={intl.formatMessage({ id: 'personFields.optional' })}
      help={text(keepsPin ? 'keep' : 'help')}
      error={
        pinProblem === null
          ? undefined
          : intl.formatMessage({ id: `personFields.errors.${pinProblem}` }, { limit: longestPin })
      }
      name="pin"
      width={fieldWidths.pin}
      autoComplete="off"
      value={pin}
      onChange={(value) => actor.send({ type: 'changePin', value })}
    />
  );
}
