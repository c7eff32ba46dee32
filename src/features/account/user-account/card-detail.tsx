import { QrCode } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { useBrand } from '#common/brand.ts';
import { CarrierSign } from '#common/carrier-sign.tsx';
import { useConfiguration } from '#common/configuration.ts';
import { useShop } from '#common/shop-context.tsx';
import type { AccountCustomer } from '#contract/entities/account-page.ts';
import type { CustomerCard } from '#contract/entities/customer-card.ts';
import { DayRange } from '#i18n/dates.tsx';
import { formatCardNumber } from '#rules/card-number.ts';
import { passPagePath } from '#runtime/forget-pass.ts';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { RowContent } from '#ui/row-list/row-content.tsx';
import { RowList } from '#ui/row-list/row-list.tsx';
import { TransitCard } from '#ui/transit-card/transit-card.tsx';
import { CardFacts } from './card-facts.tsx';

interface CardDetailProps {
  readonly customer: AccountCustomer;
  readonly card: CustomerCard;
  /** ISO day; null = the birth date is not shown. */
  readonly birthDay: string | null;
}

const beside = css({ display: 'flex', flexDirection: 'column', gap: '4', _empty: { display: 'none' } });

/** The drawn card with name, number, state and validity, the link to its pass, and the other details (ACC-02). */
export function CardDetail({ customer, card, birthDay }: CardDetailProps) {
  const intl = useIntl();
  const brand = useBrand();
  const offersPasses = useShop().offers('passes');
  const isPassOffered = useConfiguration()?.offlinePassAllowed === true && offersPasses;
  const { state } = card.currentState;
  return (
    <>
      <TransitCard
        issuer={brand.name}
        carrier={<CarrierSign carrierType={card.carrierType} />}
        number={formatCardNumber(card.cardNumber)}
        name={customer.fullName}
        validity={<DayRange from={card.validFrom} to={card.validTo} />}
        state={state.displayName}
        inactive={state.name !== 'ACTIVE'}
      />
      <div className={beside}>
        {isPassOffered && state.name === 'ACTIVE' && (
          <RowList title={intl.formatMessage({ id: 'account.showPass' })}>
            <li>
              <LinkButton variant="row" href={passPagePath}>
                <RowContent icon={<QrCode aria-hidden="true" />}>
                  <FormattedMessage id="account.showPass" />
                </RowContent>
              </LinkButton>
            </li>
          </RowList>
        )}
        <CardFacts card={card} birthDay={birthDay} />
      </div>
    </>
  );
}
