import type { EnteredStep } from './card-application.types.ts';

const steps: Readonly<Record<string, EnteredStep>> = {
  CUSTOMER_NOT_UNIQUE: 'personalData',
  CUSTOMER_NOT_UNIQUE_CUSTOMER: 'personalData',
  PHOTO_REQUIRED: 'personalData',
  INVALID_PHOTO: 'personalData',
  TOO_YOUNG_FOR_REGISTERED_ACCOUNT: 'personalData',
  TOO_OLD_FOR_ASSIGNED_ACCOUNT: 'personalData',
  MAXIMUM_PEOPLE_REACHED: 'personalData',
  CUSTOMER_NOT_UNIQUE_CUSTODIAN: 'custodian',
  CUSTODIAN_IS_REQUIRED: 'custodian',
  INVALID_CUSTOMER_PROFILE: 'cardData',
  INVALID_ISIC_NUMBER: 'cardData',
  INVALID_PROFILE_VALIDITY: 'cardData',
  CUSTOMER_PROFILES_COLLIDE: 'cardData',
  CONFIRMATION_REQUIRED: 'cardData',
  MULTIPLE_CUSTOMER_PROFILES_WITH_ISIC: 'cardData',
  DELIVERY_NOT_ALLOWED: 'cardData',
  INVALID_CUSTOMER_CARD: 'cardData',
};

/** The part that contains the person who, according to the server, is already another customer; null = another error. */
export function notUniquePart(name: string | undefined): 'personalData' | 'custodian' | null {
  if (name === 'CUSTOMER_NOT_UNIQUE' || name === 'CUSTOMER_NOT_UNIQUE_CUSTOMER') return 'personalData';
  return name === 'CUSTOMER_NOT_UNIQUE_CUSTODIAN' ? 'custodian' : null;
}

/** The step that contains the data refused by the server; null = the error does not belong to a step. */
export const refusedStep = (name: string): EnteredStep | null => steps[name] ?? null;
