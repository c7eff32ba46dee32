import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css, cx } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import { useErrorText } from '#common/use-error-text.ts';
import { useCurrencySign } from '#i18n/money.tsx';
import type { eWalletTopUpMachine } from '#machines/account/e-wallet-top-up/e-wallet-top-up.machine.ts';
import { eWalletTopUpView } from '#machines/account/e-wallet-top-up/e-wallet-top-up.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { formatCardNumber } from '#rules/card-number.ts';
import { typedMoney } from '#rules/money.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { formColumn } from '#ui/field/form-column.styles.ts';
import { MoneyField } from '#ui/money-field/money-field.tsx';
import { Hint } from '#ui/text/hint.tsx';
import { AmountChoices } from './amount-choices.tsx';
import { useAmountTexts } from './amount-texts.ts';
import { BalanceLine } from './balance-line.tsx';
import { NoteField } from './note-field.tsx';

/** Keeps the amounts near their labels in a wide dialog. */
const column = cx(formColumn, css({ maxWidth: '[32rem]' }));

/** The amount, the future balance of the wallet, and a note. */
export function EWalletTopUpForm({ actor }: { readonly actor: ActorRefFrom<typeof eWalletTopUpMachine> }) {
  const intl = useIntl();
  const currencySign = useCurrencySign();
  const view = eWalletTopUpView(useSelector(actor, (current) => current));
  const values = useAmountTexts(view);
  const errorText = useErrorText('eWalletTopUp');
  const text = (id: KeyAfter<'eWalletTopUp.'>, more: Record<string, string | number> = {}) =>
    intl.formatMessage({ id: `eWalletTopUp.${id}` }, { ...values, ...more });
  const messageOf = (name: string) => errorText({ name, metadata: values });
  const isPriceWrong = view.priceMessages.length > 0;
  return (
    <>
      {view.refusal !== null && (
        <Alert meaning="error" live title={text(view.refusal.isUnsure ? 'unsure' : 'refused')}>
          {messageOf(view.refusal.name)}
        </Alert>
      )}
      <Hint>{text('card', { number: formatCardNumber(view.cardNumber) })}</Hint>
      <div className={column}>
        <MoneyField
          label={text('price')}
          help={text('price.help')}
          error={isPriceWrong ? view.priceMessages.map(messageOf).join(' ') : undefined}
          currency={currencySign}
          name="price"
          value={view.price}
          onChange={(value) => actor.send({ type: 'changePrice', value })}
          onLeave={() => actor.send({ type: 'leavePrice' })}
          readOnly={view.readOnly}
        />
        <AmountChoices
          choices={view.choices}
          onChoose={(amount) => actor.send({ type: 'changePrice', value: typedMoney(amount, intl.locale) })}
          disabled={view.readOnly}
        />
        <BalanceLine balance={view.balance} newBalance={view.newBalance} wrong={isPriceWrong} />
        <NoteField
          label={text('note')}
          optional={text('optional')}
          addLabel={text('note.add')}
          error={view.noteTooLong ? text('errors.NOTE_TOO_LONG', { limit: view.noteLimit }) : undefined}
          counter={text('note.count', { length: view.noteLength, limit: view.noteLimit })}
          name="note"
          value={view.note}
          onChange={(value) => actor.send({ type: 'changeNote', value })}
          readOnly={view.readOnly}
        />
      </div>
      <Hint>
        <FormattedMessage id="eWalletTopUp.notCharged" />
      </Hint>
    </>
  );
}
