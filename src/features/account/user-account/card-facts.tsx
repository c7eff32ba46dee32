import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import type { CardProfile, CustomerCard } from '#contract/entities/customer-card.ts';
import { Day, DayRange } from '#i18n/dates.tsx';
import type { MessageKey } from '#messages/keys/message-key.ts';
import { Fact } from '#ui/data-list/fact.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';

interface CardFactsProps {
  readonly card: CustomerCard;
  /** ISO day; null = the birth date is not shown. */
  readonly birthDay: string | null;
}

const list = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const onDesktops = css({ deskDown: { display: 'none' } });
const onSmallerScreens = css({ desk: { display: 'none' } });

function ProfileRow({ label, profile }: { readonly label: MessageKey; readonly profile: CardProfile | null }) {
  if (profile === null) return null;
  return (
    <Fact label={<FormattedMessage id={label} />}>
      {profile.profile.displayName}, <DayRange from={profile.validFrom} to={profile.validTo} />
    </Fact>
  );
}

/** The details that are not on the drawn card (ACC-02). */
function Facts({ card, birthDay }: CardFactsProps) {
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

const hasFacts = ({ card, birthDay }: CardFactsProps): boolean =>
  birthDay !== null || card.profileOne !== null || card.profileTwo !== null;

/** The details below the card; only on screens of at least 1200 px. */
export const CardFacts = (props: CardFactsProps) =>
  hasFacts(props) && (
    <div className={onDesktops}>
      <Facts {...props} />
    </div>
  );

/** The button that shows the details; only below 1200 px. */
export const CardFactsDisclosure = (props: CardFactsProps) =>
  hasFacts(props) && (
    <div className={onSmallerScreens}>
      <Disclosure label={<FormattedMessage id="account.details" />}>
        <Facts {...props} />
      </Disclosure>
    </div>
  );
