import { ChevronDown, ChevronUp, CreditCard, Nfc, Smartphone } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { css, cx } from 'styled-system/css';
import type { CardProfile, CustomerCard } from '../../../../contract/entities/customer-card.ts';
import type { Customer } from '../../../../contract/entities/customer.ts';
import type { CarrierType } from '../../../../contract/enumerations.ts';
import { formatCardNumber } from '../../../../rules/card-number.ts';
import { useBrand } from '../../../common/brand.ts';
import { Day, DayRange } from '../../../i18n/dates.tsx';
import { Money } from '../../../i18n/money.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { TransitCard } from '../../../ui/transit-card/transit-card.tsx';

interface CardDetailProps {
  readonly customer: Customer;
  readonly card: CustomerCard;
  /** Null = not shown. */
  readonly birthDay: string | null;
  readonly walletShown: boolean;
  /** The card is being loaded again; what is shown may change. */
  readonly reading: boolean;
}

const list = css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' });
/** Its words stand in line with the texts around it. */
const toggle = css({ display: { base: 'block', narrow: 'none' }, marginLeft: '[-0.75rem]' });
/** After `list` it takes precedence, since conditions come last. */
const onWideScreens = css({ narrowDown: { display: 'none' } });
const term = css({ fontSize: 's', color: 'inkSoft' });
const value = css({ fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' });
const amount = css({ fontSize: 'xl', fontWeight: 'bold', lineHeight: 'tight', fontVariantNumeric: 'tabular-nums' });

const signs: Readonly<Record<CarrierType, ReactNode>> = {
  HAULIER_CARD: <Nfc aria-hidden="true" />,
  WHITE_LIST_CARD: <Nfc aria-hidden="true" />,
  VIRTUAL_CARD: <Smartphone aria-hidden="true" />,
  BANK_CARD: <CreditCard aria-hidden="true" />,
};

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className={term}>
        <FormattedMessage id={label} />
      </dt>
      <dd className={value}>{children}</dd>
    </div>
  );
}

function ProfileRow({ label, profile }: { readonly label: string; readonly profile: CardProfile | null }) {
  if (profile === null) return null;
  return (
    <Row label={label}>
      {profile.profile.displayName}, <DayRange from={profile.validFrom} to={profile.validTo} />
    </Row>
  );
}

/**
 * The customer detail block (first specification, 2): the drawn card, beside it the wallet and the profiles. On narrow
 * screens a button shows and hides what is not on the drawn card (ACC-02).
 */
export function CardDetail({ customer, card, birthDay, walletShown, reading }: CardDetailProps) {
  const brand = useBrand();
  const detailsId = useId();
  const [isOpen, setOpen] = useState(false);
  const { state } = card.currentState;
  return (
    <>
      <TransitCard
        issuer={brand.name}
        carrier={
          <>
            {signs[card.carrierType]} <FormattedMessage id={`carrierType.${card.carrierType}`} />
          </>
        }
        number={formatCardNumber(card.cardNumber)}
        name={customer.fullName}
        validity={<DayRange from={card.validFrom} to={card.validTo} />}
        state={state.displayName}
        inactive={state.name !== 'ACTIVE'}
      />
      <div className={list} aria-busy={reading}>
        {walletShown && card.electronicWallet !== null && (
          <dl>
            <dt className={term}>
              <FormattedMessage id="account.wallet" />
            </dt>
            <dd className={amount} data-testid="wallet-amount">
              <Money amount={card.electronicWallet.currentAmount} />
            </dd>
          </dl>
        )}
        <div className={toggle}>
          <Button variant="quiet" aria-expanded={isOpen} aria-controls={detailsId} onClick={() => setOpen(!isOpen)}>
            {isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
            <FormattedMessage id={isOpen ? 'account.details.hide' : 'account.details.show'} />
          </Button>
        </div>
        <dl id={detailsId} className={cx(list, isOpen ? undefined : onWideScreens)}>
          {birthDay !== null && (
            <Row label="links.birthDay">
              <Day value={birthDay} />
            </Row>
          )}
          <Row label="account.cardState">{state.displayName}</Row>
          <ProfileRow label="account.profileOne" profile={card.profileOne} />
          <ProfileRow label="account.profileTwo" profile={card.profileTwo} />
        </dl>
      </div>
    </>
  );
}
