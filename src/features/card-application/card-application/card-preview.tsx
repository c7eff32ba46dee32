import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { useBrand } from '#common/brand.ts';
import { CarrierSign } from '#common/carrier-sign.tsx';
import { DayRange } from '#i18n/dates.tsx';
import type { ApplicationPlan } from '#machines/card-application/application-save/application-save.types.ts';
import { formatCardNumber } from '#rules/card-number.ts';
import { carriers } from '#rules/carriers.ts';
import { typedLine } from '#rules/person-fields.ts';
import { TransitCard } from '#ui/transit-card/transit-card.tsx';

const line = css({ display: 'block' });

/** Whether the photo is on the card; a bank card belongs to a bank. */
export const showsPhoto = (carrierType: ApplicationPlan['carrierType']): boolean =>
  !carriers[carrierType].needsBankCard;

/** The card that the person will hold, as far as it is known before the application is filed (WIZ-02). */
export function CardPreview({ plan }: { readonly plan: ApplicationPlan }) {
  const intl = useIntl();
  const brand = useBrand();
  const { customer, carrierType, bankCard } = plan;
  const number = bankCard?.cardNumber ?? null;
  const profiles = [plan.profileOne, plan.profileTwo].filter((chosen) => chosen !== null);
  return (
    <TransitCard
      issuer={brand.name}
      carrier={<CarrierSign carrierType={carrierType} />}
      number={number === null ? intl.formatMessage({ id: 'applicationForm.card.preview' }) : formatCardNumber(number)}
      name={[customer.person.firstName, customer.person.lastName].map((name) => typedLine(name) ?? '').join(' ')}
      validity={profiles.map(({ profile, validFrom, validTo }) => (
        <span key={profile.id} className={line}>
          {profile.displayName}
          <span className={line}>
            <DayRange from={validFrom} to={validTo} />
          </span>
        </span>
      ))}
      photo={
        showsPhoto(carrierType)
          ? { src: customer.photo, alt: intl.formatMessage({ id: 'applicationForm.photo' }) }
          : undefined
      }
    />
  );
}
