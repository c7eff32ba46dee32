import type { ChangedCustomer, NewCustomer } from '../../contract/entities/customer-input.ts';
import { acceptPhoto } from '../photos/accept-photo.ts';

/** An empty text means that there is none. */
const orNull = (text: string | null): string | null => (text === '' ? null : text);

/** The columns of what was given of e-mail, telephone and address; a missing field has none. */
export const contactColumns = ({ email, phoneNumber, address }: NewCustomer | ChangedCustomer) => ({
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

/**
 * The photo of a call as it is stored and answered; the shop sends it without the prefix (second specification, 3).
 * Undefined = the call gives none. Throws ApiError INVALID_PHOTO.
 */
export const sentPhoto = async ({
  body: { photo },
}: {
  readonly body: NewCustomer | ChangedCustomer;
}): Promise<string | null | undefined> => (photo === null || photo === undefined ? photo : acceptPhoto(photo));
