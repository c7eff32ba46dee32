import { CreditCard, Nfc, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CarrierType } from '#contract/enumerations.ts';
import type { UnknownName } from '#contract/values.ts';

const signs: Readonly<Record<CarrierType | UnknownName, ReactNode>> = {
  HAULIER_CARD: <Nfc aria-hidden="true" />,
  WHITE_LIST_CARD: <Nfc aria-hidden="true" />,
  VIRTUAL_CARD: <Smartphone aria-hidden="true" />,
  BANK_CARD: <CreditCard aria-hidden="true" />,
  UNKNOWN: null,
};

/** Icon and name of a carrier, for the drawing of a card. */
export function CarrierSign({ carrierType }: { readonly carrierType: CarrierType | UnknownName }) {
  return (
    <>
      {signs[carrierType]} <FormattedMessage id={`carrierType.${carrierType}`} />
    </>
  );
}
