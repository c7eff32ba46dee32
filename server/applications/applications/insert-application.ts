import { randomInt } from 'node:crypto';
import type { CreatedCardApplication } from '#contract/entities/card-application-input.ts';
import { recordForCustomer } from '../../accounts/events/record-event.ts';
import { cardApplicationProfiles, cardApplications } from '../../platform/db/schema.ts';
import { recordEvents } from '../records/record-event.ts';
import type { Applicant } from './applicant.ts';
import type { ApplicationRequest, FilingCall } from './application-request.ts';
import type { NewProfile } from './check-profiles.ts';

const digits = 10;

/** This number is needed to connect a card to an account, so nobody must be able to guess it from another number. */
function newNumber(): string {
  const half = digits / 2;
  const part = (): string => String(randomInt(10 ** half)).padStart(half, '0');
  return `${part()}${part()}`;
}

export type NumberedApplication = Pick<CreatedCardApplication, 'id'> & { readonly applicationNumber: string };

type NewApplication = Omit<typeof cardApplications.$inferInsert, 'applicationNumber'>;

/** Inserts the application with an unused number. */
async function insertNumbered(call: FilingCall, values: NewApplication): Promise<NumberedApplication> {
  const [created] = await call.database
    .insert(cardApplications)
    .values({ ...values, applicationNumber: newNumber() })
    .onConflictDoNothing({ target: cardApplications.applicationNumber })
    .returning({ id: cardApplications.id, applicationNumber: cardApplications.applicationNumber });
  return created ?? insertNumbered(call, values);
}

/** The facts of an application that are computed when it is filed. */
interface FiledFacts {
  readonly feeOfId: number | null;
  /** The number that the register has confirmed; null = no profile needs an ISIC number. */
  readonly isicNumber: string | null;
  readonly price: number;
}

/** Stores a checked application, with its profiles and the personal data that the staff still has to check. */
export async function insertApplication(
  call: FilingCall,
  applicant: Applicant,
  { profiles: _, ...request }: ApplicationRequest & FiledFacts,
  profiles: readonly NewProfile[],
): Promise<NumberedApplication> {
  const { database, caller, services, now } = call;
  const { marketingConsentCardEnabled } = await services.settings.systemConfiguration(database);
  const marketingConsent = request.marketingConsent && marketingConsentCardEnabled;
  const created = await insertNumbered(call, {
    ...request,
    keepPhoto: request.keepPhoto || applicant.keepsPhoto,
    accountId: caller.accountId,
    state: 'UNCHECKED_DATA',
    paid: request.feeOfId !== null,
    created: now,
    customerChanges: applicant.changes,
    marketingConsent,
  });
  const rows = profiles.map((profile) => ({ ...profile, applicationId: created.id }));
  await database.insert(cardApplicationProfiles).values(rows);
  await recordEvents(database, [created.id], { kind: 'FILED', at: now, doer: caller });
  if (marketingConsent)
    await recordForCustomer(database, request.customerId, caller, {
      kind: 'MARKETING_CONSENT_GIVEN',
      at: now,
      applicationNumber: created.applicationNumber,
    });
  if (request.feeOfId !== null) await recordEvents(database, [created.id], { kind: 'PAID', at: now, doer: caller });
  return created;
}
