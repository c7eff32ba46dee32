import { FormattedMessage } from 'react-intl';
import { Money } from '#i18n/money.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Fact } from '#ui/data-list/fact.tsx';
import { type TopUpView, useAmountTexts } from './amount-texts.ts';

/** Shown instead of the fields if the wallet is too full for any amount. */
export function FullWallet({ view }: { readonly view: TopUpView }) {
  return (
    <>
      <Alert meaning="info" live>
        <FormattedMessage id="eWalletTopUp.full" values={useAmountTexts(view)} />
      </Alert>
      <dl>
        <Fact label={<FormattedMessage id="eWalletTopUp.balance" />} size="l">
          <Money amount={view.balance} />
        </Fact>
      </dl>
    </>
  );
}
