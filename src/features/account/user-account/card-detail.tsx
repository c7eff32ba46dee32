import { QrCode } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import { useBrand } from '#common/brand.ts';
import { CarrierSign } from '#common/carrier-sign.tsx';
import { useConfiguration } from '#common/configuration.ts';
import { useShop } from '#common/shop-context.tsx';
import type { AccountCustomer } from '#contract/entities/account-page.ts';
import type { CardProfile, CustomerCard } from '#contract/entities/customer-card.ts';
import { Day, DayRange } from '#i18n/dates.tsx';
import { Money } from '#i18n/money.tsx';
import type { MessageKey } from '#messages/keys/message-key.ts';
import { formatCardNumber } from '#rules/card-number.ts';
import { passPagePath } from '#runtime/forget-pass.ts';
import { Fact } from '#ui/data-list/fact.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { TransitCard } from '#ui/transit-card/transit-card.tsx';

interface CardDetailProps {
  readonly customer: AccountCustomer;
  readonly card: CustomerCard;
  /** Null = the birth date is not shown. */
  readonly birthDay: string | null;
  readonly walletShown: boolean;
  /** The card is being loaded again; the shown data may change. */
  readonly reading: boolean;
}

const list = css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' });
/** On narrow screens, wallet and buttons are side by side, and the details are on the next line. */
const details = css({
  display: 'flex',
  flexDirection: { base: 'row', narrow: 'column' },
  flexWrap: { base: 'wrap', narrow: 'nowrap' },
  alignItems: { base: 'flex-end', narrow: 'flex-start', desk: 'stretch' },
  justifyContent: 'space-between',
  columnGap: '4',
  rowGap: { base: '3', narrow: '4' },
  minWidth: '0',
});
const onDesktops = css({ deskDown: { display: 'none' } });
const onSmallerScreens = css({ minWidth: '0', desk: { display: 'none' } });

function ProfileRow({ label, profile }: { readonly label: MessageKey; readonly profile: CardProfile | null }) {
  if (profile === null) return null;
  return (
    <Fact label={<FormattedMessage id={label} />}>
      {profile.profile.displayName}, <DayRange from={profile.validFrom} to={profile.validTo} />
    </Fact>
  );
}

/** The details that are not on the drawn card. */
function MoreDetails({ card, birthDay }: Pick<CardDetailProps, 'card' | 'birthDay'>) {
  return (
    <dl className={list}>
      {birthDay !== null && (
        <Fact label={<FormattedMessage id="links.birthDay" />}>
          <Day value={birthDay} />
        </Fact>
      )}
      <ProfileRow label="account.profileOne" profile={card.profileOne} />
      <ProfileRow label="account.profileTwo" profile={card.profileTwo} />
    </dl>
  );
}

/**
 * The customer detail block: the drawn card with number, state and validity, the wallet and the profiles. Below 1200 px,
 * a button shows what is not on the drawn card (ACC-02).
 */
export function CardDetail({ customer, card, birthDay, walletShown, reading }: CardDetailProps) {
  const brand = useBrand();
  const offersPasses = useShop().offers('passes');
  const isPassOffered = useConfiguration()?.offlinePassAllowed === true && offersPasses;
  const { state } = card.currentState;
  const hasMore = birthDay !== null || card.profileOne !== null || card.profileTwo !== null;
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
      <div className={details} aria-busy={reading}>
        {walletShown && card.electronicWallet !== null && (
          <dl>
            <Fact label={<FormattedMessage id="account.wallet" />} size="xl">
              <span data-testid="wallet-amount">
                <Money amount={card.electronicWallet.currentAmount} />
              </span>
            </Fact>
          </dl>
        )}
        {isPassOffered && state.name === 'ACTIVE' && (
          <LinkButton href={passPagePath}>
            <QrCode aria-hidden="true" />
            <FormattedMessage id="account.showPass" />
          </LinkButton>
        )}
        {hasMore && (
          <>
            <div className={onSmallerScreens}>
              <Disclosure label={<FormattedMessage id="account.details" />}>
                <MoreDetails card={card} birthDay={birthDay} />
              </Disclosure>
            </div>
            <div className={onDesktops}>
              <MoreDetails card={card} birthDay={birthDay} />
            </div>
          </>
        )}
      </div>
    </>
  );
}
