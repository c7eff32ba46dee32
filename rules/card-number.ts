const unmaskedPrefix = '9203';

/** The first digits of virtual card numbers. */
export const virtualCardPrefix = unmaskedPrefix;
const groups = /^(\d{8})(\d{2})(\d{7})(\d+)$/;

/** A card number for a mail, which other people may read: only the last four characters are shown. */
export const hiddenCardNumber = (cardNumber: string): string => `•••• ${cardNumber.slice(-4)}`;

/** Formats a card number (FMT-01): `######## ## ####### #`, or unchanged if it begins with 9203. */
export const formatCardNumber = (cardNumber: string): string =>
  cardNumber.startsWith(unmaskedPrefix) ? cardNumber : cardNumber.replace(groups, '$1 $2 $3 $4');

/**
 * The text that replaces the number of a deleted card: it does not reveal the number, and it is different for each card.
 */
export const anonymousCardNumber = (cardId: number): string =>
  `${unmaskedPrefix}******${String(cardId).padStart(8, '0')}`;
