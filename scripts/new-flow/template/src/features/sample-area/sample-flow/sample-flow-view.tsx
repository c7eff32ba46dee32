import { useSelector } from '@xstate/react';
import { type FormEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { useFocusOnError } from '#common/dialog-frame/use-focus-on-error.ts';
import { useErrorText } from '#common/use-error-text.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import type { sampleFlowMachine } from '#machines/sample-area/sample-flow/sample-flow.machine.ts';
import { sampleFlowView } from '#machines/sample-area/sample-flow/sample-flow.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { formColumn } from '#ui/field/form-column.styles.ts';
import { TextField } from '#ui/text-field/text-field.tsx';

/** FILL IN: what the person sees (XXX-00). */
export function SampleFlowView({ actor }: { readonly actor: ActorRefFrom<typeof sampleFlowMachine> }) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const snapshot = useSelector(actor, (current) => current);
  const view = sampleFlowView(snapshot);
  const markWrong = useFocusOnError(form, view.submitting);
  const errorText = useErrorText('sampleFlow');
  const text = (id: KeyAfter<'sampleFlow.'>) => intl.formatMessage({ id: `sampleFlow.${id}` });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'submit' });
    markWrong();
  };
  if (view.done) return <Alert meaning="success">{text('done')}</Alert>;
  return (
    <form
      ref={form}
      className={formColumn}
      onSubmit={submit}
      noValidate
      data-flow="sampleFlow"
      data-state={stateLabel(snapshot.value)}
    >
      {view.refusal !== null && (
        <Alert meaning="error" live title={text(view.refusal.isUnsure ? 'unsure' : 'refused')}>
          {errorText(view.refusal)}
        </Alert>
      )}
      <TextField
        label={text('value')}
        error={view.missing ? text('value.missing') : undefined}
        value={view.value}
        onChange={(value) => actor.send({ type: 'changeValue', value })}
        readOnly={view.submitting}
      />
      <Button type="submit" variant="primary" loading={view.submitting}>
        {text('submit')}
      </Button>
    </form>
  );
}
