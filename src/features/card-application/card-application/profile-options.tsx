import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { useConfiguration } from '#common/configuration.ts';
import type { OfferedProfile } from '#contract/entities/tariff.ts';
import { Money } from '#i18n/money.tsx';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { discountOf } from '#rules/profile-fare.ts';

interface ProfileOption {
  readonly value: string;
  readonly label: string;
  readonly description: ReactNode;
  /** The price effect in a few words. */
  readonly aside?: string;
}

const lines = css({ display: 'flex', flexDirection: 'column' });

const limitsOf = ({ ageFrom, ageTo }: OfferedProfile) =>
  ageFrom === null ? (ageTo === null ? 'NONE' : 'TO') : ageTo === null ? 'FROM' : 'RANGE';

function Fare({ fare }: Pick<OfferedProfile, 'fare'>) {
  if (fare === null) return null;
  const { displayName: ticket, price, fullPrice } = fare;
  return (
    <span>
      {fullPrice === null ? (
        <FormattedMessage id="profileChoice.fare.full" values={{ ticket, price: <Money amount={price} /> }} />
      ) : (
        <FormattedMessage
          id="profileChoice.fare"
          values={{ ticket, price: <Money amount={price} />, fullPrice: <Money amount={fullPrice} /> }}
        />
      )}
    </span>
  );
}

/** The profiles as options, each with whom it is for, what it does to the price, and what proves it (PRF-01). */
export function useProfileOptions(profiles: readonly OfferedProfile[]): readonly ProfileOption[] {
  const intl = useIntl();
  const takesFiles = useConfiguration()?.cardApplicationAttachmentAllowed === true;
  const text = (id: KeyAfter<'profileChoice.'>, values: Record<string, string | number> = {}) =>
    intl.formatMessage({ id: `profileChoice.${id}` }, values);
  const proofOf = ({ isic, requireConfirmation, cardApplicationAttachmentTypes: types }: OfferedProfile) => {
    const files = takesFiles ? types.map(({ displayName }) => displayName) : [];
    const proofs = isic ? [text('proof.isic'), ...files] : files;
    if (proofs.length > 0) return text('proof', { proofs: intl.formatList(proofs) });
    return text(requireConfirmation ? 'proof.confirmation' : 'proof.none');
  };
  const effectOf = ({ fare, reduced }: OfferedProfile) => {
    const percent = fare === null ? 0 : discountOf(fare);
    if (percent > 0) return { aside: text('discount', { percent }) };
    return fare === null || reduced ? {} : { aside: text('discount.none') };
  };
  return profiles.map((profile) => ({
    value: String(profile.id),
    label: profile.displayName,
    description: (
      <span className={lines}>
        <span>
          {text('for', {
            isic: profile.isic ? 'yes' : 'no',
            limits: limitsOf(profile),
            from: profile.ageFrom ?? 0,
            to: profile.ageTo ?? 0,
          })}
        </span>
        <Fare fare={profile.fare} />
        <span>{proofOf(profile)}</span>
      </span>
    ),
    ...effectOf(profile),
  }));
}
