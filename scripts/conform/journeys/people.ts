import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { photoSize } from '#rules/photo.ts';
import type { Credentials } from '../accounts.ts';

/** Letters that make a name different from all other names. */
const someLetters = (): string => [...randomBytes(8)].map((byte) => String.fromCodePoint(97 + (byte % 26))).join('');

/** A new account that the kit creates and deletes. */
export const newCredentials = (): Credentials => ({
  username: `conformance-${randomBytes(6).toString('hex')}@linka.example`,
  password: `Conformance-${randomBytes(6).toString('hex')}`,
});

const plainPhoto = async (): Promise<string> =>
  (
    await sharp({ create: { ...photoSize, channels: 3, background: '#8090a0' } })
      .jpeg()
      .toBuffer()
  ).toString('base64');

export const postalAddress = { street: 'Nová', streetNumber: '1', city: 'Lipany', zip: '56101' };

/** A person whom nobody knows, as the body of a new customer. */
export async function newPerson(birthDay: string) {
  return {
    name: { firstName: 'Conformance', lastName: `Test ${someLetters()}` },
    birthDay,
    email: null,
    phoneNumber: '+420601234567',
    address: postalAddress,
    photo: await plainPhoto(),
    gdprTermsApproval: true,
  };
}

/** The content of the shortest file that is a PDF. */
export const smallPdf = '%PDF-1.7\n%%EOF\n';

/** The form with which a file is submitted. */
export function fileForm(content: string, typeId: number): FormData {
  const form = new FormData();
  form.append('attachment', new File([content], 'conformance.pdf', { type: 'application/pdf' }));
  form.append('cardApplicationAttachmentTypeId', String(typeId));
  form.append('isProfileOne', 'true');
  return form;
}
