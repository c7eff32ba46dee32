import { asLine } from '#contract/line.ts';

interface Contact {
  readonly email: string;
  readonly phoneNumber: string;
}

const isReachable = ({ email, phoneNumber }: Contact): boolean => asLine(email) !== '' || asLine(phoneNumber) !== '';

/** Somebody is told when the card is found, if the holder or the custodian can be reached (CUS-01). */
export const isToldOfFoundCard = (holder: Contact, custodian: Contact | null): boolean =>
  isReachable(holder) || (custodian !== null && isReachable(custodian));
