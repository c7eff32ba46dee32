import { asLine } from '#contract/line.ts';

interface Contact {
  readonly email: string;
  readonly phoneNumber: string;
}

const isReachable = ({ email, phoneNumber }: Contact): boolean => asLine(email) !== '' || asLine(phoneNumber) !== '';

/** Whether the holder or the custodian can be contacted if a lost card is found (CUS-01). */
export const isReachableAboutFoundCard = (holder: Contact, custodian: Contact | null): boolean =>
  isReachable(holder) || (custodian !== null && isReachable(custodian));
