import type { ChangedCustomer, NewCustodian, NewCustomer } from '#contract/entities/customer-input.ts';
import type { Address } from '#contract/entities/customer.ts';
import { requiredAddressOf, type AddressFlags } from '#rules/person-fields.ts';
import { acceptPhoto } from '../../applications/photos/accept-photo.ts';
import { ApiError } from '../../platform/errors/api-error.ts';

export const orNull = (text: string | null): string | null => (text === '' ? null : text);

/** The columns for the e-mail, telephone and address of a call; a field that the call leaves out gets no column. */
export const contactColumns = ({ email, phoneNumber, address }: NewCustomer | NewCustodian | ChangedCustomer) => ({
  ...(email === undefined ? {} : { email: orNull(email) }),
  ...(phoneNumber === undefined ? {} : { phoneNumber: orNull(phoneNumber) }),
  ...(address === undefined
    ? {}
    : {
        street: orNull(address?.street ?? null),
        streetNumber: orNull(address?.streetNumber ?? null),
        city: orNull(address?.city ?? null),
        zip: orNull(address?.zip ?? null),
      }),
});

/** The photo of a call in its stored form; undefined = the call has no photo, null = the call removes the photo. */
export type SentPhoto = string | null | undefined;

/** Converts the photo of a call to its stored form (PHO-01). Throws ApiError INVALID_PHOTO. */
export const sentPhoto = async ({
  body: { photo },
}: {
  readonly body: NewCustomer | ChangedCustomer;
}): Promise<SentPhoto> => (photo === null || photo === undefined ? photo : acceptPhoto(photo));

/**
 * Throws ApiError VALIDATION_ERROR with a line for each missing part of an address that the operator requires (PDT-01).
 */
export function refuseIncompleteAddress(flags: AddressFlags, field: string, address: Address | null | undefined): void {
  const required = requiredAddressOf(flags);
  const parts = ['street', 'streetNumber', 'city', 'zip'] as const;
  const missing = parts.filter((part) => required[part] && orNull(address?.[part] ?? null) === null);
  if (missing.length === 0) return;
  throw new ApiError('VALIDATION_ERROR', { errors: missing.map((part) => `${field}.${part}: is required`) });
}
