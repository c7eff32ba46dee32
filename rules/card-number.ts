const unmaskedPrefix = '9203';

/** How the numbers of virtual cards begin. */
export const virtualCardPrefix = unmaskedPrefix;
const groups = /^(\d{8})(\d{2})(\d{7})(\d+)$/;

/** A card number in a mail, which others may read: only its last four characters. */
export const hiddenCardNumber = (cardNumber: string): string => `•••• ${cardNumber.slice(-4)}`;

/** Formats a card number (FMT-01): `######## ## ####### #`, or unchanged if it begins with 9203. */
export const formatCardNumber = (cardNumber: string): string =>
  cardNumber.startsWith(unmaskedPrefix) ? cardNumber : cardNumber.replace(groups, '$1 $2 $3 $4');

/** What is in place of the number of a deleted card: it says nothing of the number, and no other card has it. */
export const anonymousCardNumber = (cardId: number): string =>
  `${unmaskedPrefix}******${String(cardId).padStart(8, '0')}`;
