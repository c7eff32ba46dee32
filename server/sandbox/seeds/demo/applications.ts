import type { CustomerChanges } from '#contract/entities/customer.ts';
import type { CardApplicationState, CarrierType } from '#contract/enumerations.ts';
import { addDays, addYears } from '#rules/dates.ts';
import { inserted } from '#server/platform/db/inserted.ts';
import { cardApplicationEvents } from '#server/platform/db/schema/card-application-events.ts';
import { cardApplicationProfiles, cardApplications } from '#server/platform/db/schema/card-applications.ts';
import { branchOffices } from '#server/platform/db/schema/tariff.ts';
import { idByCode } from '#server/reference-data/seeds/by-code.ts';
import type { ProfileCode } from '#server/reference-data/seeds/customer-profiles.ts';
import { profileSeeds } from '#server/reference-data/seeds/customer-profiles.ts';
import type { DemoCard } from './cards.ts';
import type { DemoContext } from './demo-context.ts';
import { recordApplication } from './history.ts';
import { daysBefore } from './moments.ts';
import { home, type DemoPerson } from './people.ts';

export interface ApplicationSeed {
  readonly holder: DemoPerson;
  readonly daysAgo: number;
  readonly state: CardApplicationState;
  readonly profile: ProfileCode;
  readonly carrierType?: CarrierType;
  /** The name of the branch office where the card is collected; by default the card is posted to the person's home. */
  readonly branchOffice?: string;
  readonly note?: string;
  readonly customerChanges?: CustomerChanges;
  /** The staff's note when they asked for another photo yesterday. */
  readonly photoAgain?: string;
  /**
   * The account that filed the application, by default the account of the context; null = it was filed at the operator's
   * counter.
   */
  readonly filedBy?: number | null;
  /** By default a number that no other application has. */
  readonly applicationNumber?: string;
  /** The card that was made from the application. */
  readonly card?: DemoCard;
}

/** The staff's check, two days after the filing; empty if the application still waits for it. */
function checkOf({ now }: DemoContext, { state, daysAgo }: ApplicationSeed) {
  if (state === 'UNCHECKED_DATA') return {};
  return { checkedBy: 'Iva Kopecká', checkedDate: daysBefore(now, daysAgo - 2) };
}

async function delivery({ database }: DemoContext, { branchOffice }: ApplicationSeed) {
  if (branchOffice === undefined) return { recipientAddress: home };
  const offices = await database.select({ id: branchOffices.id, code: branchOffices.name }).from(branchOffices);
  return { deliveryBranchOfficeId: idByCode(offices)(branchOffice) };
}

const correctionOf = ({ now }: DemoContext, note: string) => ({
  photo: true,
  attachments: [],
  note,
  since: daysBefore(now, 1).toISOString(),
});

/** Inserts the history of an application whose photo is asked for again. */
async function insertEvents(context: DemoContext, applicationId: number, { daysAgo, photoAgain }: ApplicationSeed) {
  if (photoAgain === undefined) return;
  const filed = daysBefore(context.now, daysAgo);
  await context.database.insert(cardApplicationEvents).values([
    { applicationId, kind: 'FILED', at: filed },
    { applicationId, kind: 'PAID', at: filed },
    { applicationId, kind: 'ASKED_AGAIN', at: daysBefore(context.now, 1), by: 'Iva Kopecká', note: photoAgain },
  ]);
}

/** Inserts a paid application for a card that is valid for four years. */
export async function insertApplication(context: DemoContext, seed: ApplicationSeed): Promise<void> {
  const { database, accountId, now, today, operator } = context;
  const { holder, daysAgo, state, profile, carrierType = 'HAULIER_CARD', note, customerChanges, card } = seed;
  const { photoAgain, filedBy = accountId } = seed;
  const { id: applicationId } = inserted(
    await database
      .insert(cardApplications)
      .values({
        applicationNumber: seed.applicationNumber ?? context.nextDigits(10),
        accountId: filedBy,
        eshop: filedBy !== null,
        customerId: holder.id,
        carrierType,
        state,
        note: note ?? null,
        paid: true,
        created: daysBefore(now, daysAgo),
        keepPhoto: true,
        customerChanges: customerChanges ?? null,
        contactMeIfCardFound: true,
        cardId: card?.id ?? null,
        correction: photoAgain === undefined ? null : correctionOf(context, photoAgain),
        ...checkOf(context, seed),
        ...(await delivery(context, seed)),
      })
      .returning({ id: cardApplications.id }),
  );
  await insertEvents(context, applicationId, seed);
  await recordApplication(context, applicationId, seed);
  const validFrom = addDays(today, 5 - daysAgo);
  const isDeclared = profileSeeds.some(({ code, hasAttachment }) => code === profile && hasAttachment);
  const validTo = addDays(addYears(validFrom, 4), -1);
  await database.insert(cardApplicationProfiles).values({
    applicationId,
    position: 1,
    customerProfileId: operator.profileId(profile),
    validFrom,
    validTo,
    confirmationChecked: isDeclared ? addDays(today, -daysAgo) : null,
  });
}
