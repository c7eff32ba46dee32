import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { connectAccountMachine } from '#machines/common/connect-account/connect-account.machine.ts';
import { connectAccountView } from '#machines/common/connect-account/connect-account.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { fieldWidths } from '#ui/field/field-widths.styles.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import { FormDialog } from '../dialog-frame/form-dialog.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { useErrorText } from '../use-error-text.ts';

/** Longer than a card number, because the field also accepts spaces and hyphens between the digits. */
const typedLimit = 60;

/** The fields for the two numbers of an existing card, and the reason if the card could not be connected (CON-01). */
export function ConnectAccountView({ actor }: { readonly actor: ActorRefFrom<typeof connectAccountMachine> }) {
  const intl = useIntl();
  const view = connectAccountView(useSelector(actor, (current) => current));
  const errorText = useErrorText('connectAccount');
  const text = (id: KeyAfter<'connectAccount.'>) => intl.formatMessage({ id: `connectAccount.${id}` });
  const { cardNumber, applicationNumber } = view.errors;
  const numberField = {
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    maxLength: typedLimit,
    readOnly: view.connecting,
  } as const;
  return (
    <FormDialog
      actor={actor}
      flow="connectAccount"
      area={`connectAccount.${view.mode}`}
      size="small"
      saving={view.connecting}
      canClose={view.canClose}
      submitLabel={`connectAccount.${view.mode}.submit`}
    >
      <p>{text(`${view.mode}.lead`)}</p>
      {view.refusal !== null && (
        <Alert meaning="error" live>
          <ErrorMessage area="connectAccount" failure={view.refusal} />
        </Alert>
      )}
      <TextField
        {...numberField}
        name="card-number"
        width={fieldWidths.cardNumber}
        inputMode="numeric"
        label={text('cardNumber')}
        help={text('cardNumber.help')}
        error={cardNumber === null ? undefined : errorText(cardNumber)}
        value={view.cardNumber}
        onChange={(value) => actor.send({ type: 'changeCardNumber', value })}
      />
      <TextField
        {...numberField}
        name="application-number"
        width={fieldWidths.cardNumber}
        inputMode="numeric"
        label={text('applicationNumber')}
        optional={view.isApplicationNumberOptional ? text('optional') : undefined}
        help={text(`${view.mode}.applicationNumber.help`)}
        error={applicationNumber === null ? undefined : errorText(applicationNumber)}
        value={view.applicationNumber}
        onChange={(value) => actor.send({ type: 'changeApplicationNumber', value })}
      />
    </FormDialog>
  );
}
