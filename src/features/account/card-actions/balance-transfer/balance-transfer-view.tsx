import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FormDialog } from '#common/dialog-frame/form-dialog.tsx';
import { ErrorMessage } from '#common/error-message.tsx';
import { useMoneyText } from '#i18n/money.tsx';
import type { balanceTransferMachine } from '#machines/account/balance-transfer/balance-transfer.machine.ts';
import { balanceTransferView } from '#machines/account/balance-transfer/balance-transfer.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { formatCardNumber } from '#rules/card-number.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { fieldWidths } from '#ui/field/field-widths.styles.ts';
import { TextField } from '#ui/text-field/text-field.tsx';

/** The form for the number of the old card, or the message that the money is being transferred (TRF-01). */
export function BalanceTransferView({ actor }: { readonly actor: ActorRefFrom<typeof balanceTransferMachine> }) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  const view = balanceTransferView(useSelector(actor, (snapshot) => snapshot));
  const text = (id: KeyAfter<'balanceTransfer.'>, values: Record<string, string> = {}) =>
    intl.formatMessage({ id: `balanceTransfer.${id}` }, values);
  const { refusal } = view;
  const maximum = refusal === null || refusal.maximum === null ? '' : moneyText(refusal.maximum);
  return (
    <FormDialog
      actor={actor}
      flow="balanceTransfer"
      area="balanceTransfer"
      size="small"
      saving={view.transferring}
      canClose={view.canClose}
      submitLabel={view.underWay ? null : 'balanceTransfer.submit'}
      secondary={
        view.underWay ? (
          <Button variant="primary" onClick={() => actor.send({ type: 'close' })}>
            {text('understood')}
          </Button>
        ) : undefined
      }
    >
      {view.underWay ? (
        <Alert meaning="info" live title={text('underWay.title')}>
          {text('underWay.text')}
        </Alert>
      ) : (
        <>
          <p>{text('lead', { number: formatCardNumber(view.cardNumber).replaceAll(' ', '\u00A0') })}</p>
          {refusal !== null && (
            <Alert meaning="error" live title={text(refusal.isUnsure ? 'unsure' : 'refused')}>
              <ErrorMessage
                area="balanceTransfer"
                failure={{ ...refusal.failure, metadata: { ...refusal.failure.metadata, maximum } }}
              />
            </Alert>
          )}
          <TextField
            label={text('number')}
            help={text('number.help')}
            error={
              view.numberError === null
                ? undefined
                : intl.formatMessage({ id: `balanceTransfer.errors.${view.numberError}` })
            }
            name="old-card-number"
            width={fieldWidths.cardNumber}
            inputMode="numeric"
            autoComplete="off"
            value={view.number}
            onChange={(value) => actor.send({ type: 'changeNumber', value })}
            onLeave={() => actor.send({ type: 'leaveNumber' })}
            readOnly={view.transferring}
          />
        </>
      )}
    </FormDialog>
  );
}
