import { CreditCard, Nfc, Smartphone, type LucideIcon } from 'lucide-react';
import type { CarrierType } from '#contract/enumerations.ts';

/** The icon of each carrier. */
export const carrierIcons: Readonly<Record<CarrierType, LucideIcon>> = {
  HAULIER_CARD: Nfc,
  WHITE_LIST_CARD: Nfc,
  VIRTUAL_CARD: Smartphone,
  BANK_CARD: CreditCard,
};
