const unmaskedPrefix = '9203';
const groups = /^(\d{8})(\d{2})(\d{7})(\d+)$/;

/** A card number as people read it (FMT-01): `######## ## ####### #`, or as it is where it starts with 9203. */
export const formatCardNumber = (cardNumber: string): string =>
  cardNumber.startsWith(unmaskedPrefix) ? cardNumber : cardNumber.replace(groups, '$1 $2 $3 $4');
