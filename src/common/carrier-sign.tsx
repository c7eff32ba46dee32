import { FormattedMessage } from 'react-intl';
import type { CarrierType } from '#contract/enumerations.ts';
import type { UnknownName } from '#contract/values.ts';
import { carrierIcons } from './carrier-icons.ts';

/** Icon and name of a carrier, for the drawing of a card. */
export function CarrierSign({ carrierType }: { readonly carrierType: CarrierType | UnknownName }) {
  const Icon = carrierType === 'UNKNOWN' ? null : carrierIcons[carrierType];
  return (
    <>
      {Icon !== null && <Icon aria-hidden="true" />} <FormattedMessage id={`carrierType.${carrierType}`} />
    </>
  );
}
