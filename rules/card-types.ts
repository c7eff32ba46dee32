import { customerCardTypes, type ApplicationCarrier, type CustomerCardType } from '#contract/enumerations.ts';
import type { UnknownName } from '#contract/values.ts';

interface CardType {
  /** Whether such a card has a wallet: always, if the operator allows it for virtual cards, or never. */
  readonly wallet: 'ALWAYS' | 'IF_ALLOWED' | 'NEVER';
  /** A payment card of the holder, registered at the gateway. The holder blocks and activates it. */
  readonly isBankCard: boolean;
  /** The number of its short-term tickets is limited (TFR-09). */
  readonly limitsShortTerm: boolean;
  /** The shop warns if a ticket would end after the card (TFR-01). */
  readonly warnsOfEnd: boolean;
  /** An account may connect the holder of such a card. */
  readonly isConnectable: boolean;
  /** The carrier of the next card of the same kind. */
  readonly nextCarrier: ApplicationCarrier;
}

const plastic: CardType = {
  wallet: 'ALWAYS',
  isBankCard: false,
  limitsShortTerm: false,
  warnsOfEnd: false,
  isConnectable: false,
  nextCarrier: 'HAULIER_CARD',
};

/** The properties of each type of card. Code asks for a property and does not compare types. */
export const cardTypes: Readonly<Record<CustomerCardType | UnknownName, CardType>> = {
  PERSONAL: { ...plastic, isConnectable: true },
  PORTABLE: plastic,
  RECLAMATION: plastic,
  VIRTUAL: {
    wallet: 'IF_ALLOWED',
    isBankCard: false,
    limitsShortTerm: true,
    warnsOfEnd: true,
    isConnectable: false,
    nextCarrier: 'VIRTUAL_CARD',
  },
  BANK: {
    wallet: 'NEVER',
    isBankCard: true,
    limitsShortTerm: false,
    warnsOfEnd: true,
    isConnectable: false,
    nextCarrier: 'BANK_CARD',
  },
  WHITE_LIST: plastic,
  UNKNOWN: { ...plastic, wallet: 'NEVER', warnsOfEnd: true },
};

/** The types of payment cards, for conditions of queries. */
export const bankCardTypes: readonly CustomerCardType[] = customerCardTypes.filter(
  (type) => cardTypes[type].isBankCard,
);

/** Whether a card of this type may have a wallet. */
export const mayHaveWallet = (
  type: CustomerCardType | UnknownName,
  { virtualCardEWalletAllowed }: { readonly virtualCardEWalletAllowed: boolean },
): boolean => {
  const { wallet } = cardTypes[type];
  return wallet === 'ALWAYS' || (wallet === 'IF_ALLOWED' && virtualCardEWalletAllowed);
};
