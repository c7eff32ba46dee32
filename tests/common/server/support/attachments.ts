import { uploadAttachment } from '#contract/endpoints/card-application-attachments.ts';
import {
  attachmentTypes,
  cardApplicationProfiles,
  cardApplications,
  customerProfiles,
} from '#server/platform/db/schema.ts';
import { attachmentForm } from './attachment-form.ts';
import { call } from './call.ts';
import type { freshAccount } from './call.ts';
import type { TestServer } from './start-server.ts';

type Account = Awaited<ReturnType<typeof freshAccount>>;
type NewApplication = Partial<typeof cardApplications.$inferInsert>;

/** Files an application for profile one (a pupil) and profile two (a holder of a disability card). */
export async function fileApplication(
  { services: { database, clock } }: TestServer,
  { accountId, customerId }: Pick<Account, 'accountId' | 'customerId'>,
  values: NewApplication = {},
): Promise<number> {
  const [row] = await database
    .insert(cardApplications)
    .values({
      applicationNumber: crypto.randomUUID(),
      accountId,
      customerId,
      carrierType: 'HAULIER_CARD',
      state: 'UNCHECKED_DATA',
      created: clock.now(),
      // A customer may have only one open application from the e-shop.
      eshop: false,
      ...values,
    })
    .returning({ id: cardApplications.id });
  const applicationId = row?.id ?? 0;
  const profiles = await database.select().from(customerProfiles);
  for (const [index, code] of ['PUPIL', 'ZTP'].entries())
    await database.insert(cardApplicationProfiles).values({
      applicationId,
      position: index === 0 ? 1 : 2,
      customerProfileId: profiles.find((profile) => profile.code === code)?.id ?? 0,
      validFrom: '2026-11-25',
    });
  return applicationId;
}

/** The attachment types of {@link fileApplication}'s profiles, and a type of neither profile. */
export async function typesOf({ services: { database } }: TestServer): Promise<{ pupil: number; ztp: number }> {
  const types = await database.select().from(attachmentTypes);
  const idOf = (name: string): number => types.find(({ displayName }) => displayName.en === name)?.id ?? 0;
  return { pupil: idOf('Confirmation of study'), ztp: idOf('Copy of the disability card') };
}

/** Submits a file that must be accepted. */
export const submit = (
  server: TestServer,
  token: string,
  applicationId: number,
  file: Parameters<typeof attachmentForm>[0],
  headers: Readonly<Record<string, string>> = {},
) => call(server, uploadAttachment, { token, params: { id: applicationId }, body: attachmentForm(file), headers });
