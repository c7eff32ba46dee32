import { and, eq } from 'drizzle-orm';
import { createCardApplication } from '#contract/endpoints/card-application-writes.ts';
import { applicationCarriers, type AccountLinkType } from '#contract/enumerations.ts';
import { applications as applicationRows } from '#rules/carriers.ts';
import {
  accountLinks,
  branchOffices,
  cardApplications,
  customerProfiles,
  customers,
} from '#server/platform/db/schema.ts';
import type { ProfileCode } from '#server/reference-data/seeds/customer-profiles.ts';
import { simulatedIsicNumber } from '#server/sandbox/simulators/isic-register.ts';
import { call, freshAccount } from './call.ts';
import type { TestServer } from './start-server.ts';

export type Account = Awaited<ReturnType<typeof freshAccount>>;

/** The day of the test clock. */
export const today = '2026-11-21';

/** The profile of an adult, for the longest time of a card: four years from today. */
export const adultDays = { validFrom: today, validTo: '2030-11-20' };
export const studentDays = { validFrom: today, validTo: '2027-09-30' };
export const confirmedDays = { validFrom: today, validTo: '2027-11-20', confirmationChecked: today };

/** The settings of an operator who issues no cards in the shop. */
export const noCards = Object.fromEntries(applicationCarriers.map((carrier) => [applicationRows[carrier].flag, false]));

let numbers = 0;
/** A new ISIC number that is valid for any person. */
export const newIsicNumber = (): string => simulatedIsicNumber(`1000${String((numbers += 1)).padStart(8, '0')}`);

/** Tools for tests of applications, in addition to filing. */
export function applications(server: TestServer) {
  const { database, settings } = server.services;
  const ofCustomer = (customerId: number) =>
    database.select().from(cardApplications).where(eq(cardApplications.customerId, customerId));
  const profileId = async (code: ProfileCode): Promise<number> => {
    const [row] = await database.select().from(customerProfiles).where(eq(customerProfiles.code, code));
    return row?.id ?? 0;
  };
  return {
    ofCustomer,
    profileId,
    /** An adult without an open application, with a photo. */
    async applicant(): Promise<Account> {
      const account = await freshAccount(server, 'adult');
      await database
        .update(customers)
        .set({ photo: 'data:image/jpeg;base64,AAAA' })
        .where(eq(customers.id, account.customerId));
      return account;
    },
    async officeId(branchNumber = 4): Promise<number> {
      const [row] = await database.select().from(branchOffices).where(eq(branchOffices.branchNumber, branchNumber));
      return row?.id ?? 0;
    },
    async linked({ accountId }: Account, type: AccountLinkType): Promise<number> {
      const mine = and(eq(accountLinks.accountId, accountId), eq(accountLinks.type, type));
      const [link] = await database.select().from(accountLinks).where(mine);
      return link?.customerId ?? 0;
    },
    change: (customerId: number, values: Partial<typeof customers.$inferInsert>) =>
      database.update(customers).set(values).where(eq(customers.id, customerId)),
    /** Runs `work` with other settings of the operator. */
    async withSettings(values: Record<string, unknown>, work: () => Promise<unknown>): Promise<void> {
      await settings.change(database, values);
      try {
        await work();
      } finally {
        await settings.change(database, Object.fromEntries(Object.keys(values).map((name) => [name, null])));
      }
    },
    /** The simplest application: an adult's chip card, which is collected at a branch office. */
    async body(account: Account, change: object = {}) {
      return {
        customerId: account.customerId,
        carrierType: 'HAULIER_CARD',
        contactMeIfCardFound: true,
        keepPhoto: false,
        cardForFree: false,
        marketingConsent: true,
        profileOne: { profileId: await profileId('ADULT'), ...adultDays },
        deliveryBranchOfficeId: await this.officeId(),
        ...change,
      };
    },
    async file(account: Account, change: object = {}, headers: Readonly<Record<string, string>> = {}) {
      const body = await this.body(account, change);
      return call(server, createCardApplication, { token: account.token, body, headers });
    },
  };
}
export type Applications = ReturnType<typeof applications>;
