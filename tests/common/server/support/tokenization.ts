import { asc, eq } from 'drizzle-orm';
import { createBankCardApplication } from '#contract/endpoints/card-application-writes.ts';
import { finishTokenization, initTokenization } from '#contract/endpoints/tokenizations.ts';
import type { TokenizationRedirect } from '#contract/entities/tokenization.ts';
import { bankCardTokenizations, cardApplications, customerCards } from '#server/platform/db/schema.ts';
import { adultDays, applications } from './application.ts';
import type { Account } from './application.ts';
import { call } from './call.ts';
import type { TestServer } from './start-server.ts';

/** The person's choice at the simulated gateway. */
export type Choice = 'register' | 'refuse' | 'cancel' | 'late' | 'twice' | 'never' | 'forged';

const firstForm = (page: string): string => page.slice(page.indexOf('<form'), page.indexOf('</form>'));

/** The fields that a page of the simulator posts back to the shop; empty if it does not return. */
const fieldsOf = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...firstForm(page).matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );

let numbers = 0;
/** A new number of a bank card. */
export const newBankCardNumber = (): string => `4000${String((numbers += 1)).padStart(12, '0')}`;

/** Tools for tests of registrations of bank cards. */
export function tokenizations(server: TestServer) {
  const tools = applications(server);
  const { database } = server.services;
  const gateway = `${server.url}/sandbox/gateways/tokenization`;
  const accountPage = `${server.url}/#/app/user-account`;
  return {
    ...tools,
    accountPage,
    /** An open application for a new bank card. */
    async applied(): Promise<Account & { readonly applicationId: number }> {
      const account = await tools.applicant();
      const body = {
        customerId: account.customerId,
        marketingConsent: true,
        profileOne: { profileId: await tools.profileId('ADULT'), ...adultDays },
      };
      const { id } = await call(server, createBankCardApplication, { token: account.token, body });
      return { ...account, applicationId: id };
    },
    begin: (
      { token, applicationId }: { readonly token: string; readonly applicationId: number },
      { appRouteUrl = accountPage, headers = {} }: { appRouteUrl?: string; headers?: Record<string, string> } = {},
    ) => call(server, initTokenization, { token, params: { id: applicationId }, body: { appRouteUrl }, headers }),
    /** Opens the gateway's page like the browser. */
    open({ gateway: address, ...fields }: TokenizationRedirect): Promise<Response> {
      return fetch(`${address}?${new URLSearchParams(fields).toString()}`);
    },
    /** Makes a choice at the gateway; returns the fields with which the gateway returns the browser. */
    async choose(
      redirect: TokenizationRedirect,
      action: Choice,
      { number = newBankCardNumber(), delay = '5' }: { number?: string; delay?: string } = {},
    ): Promise<Record<string, string>> {
      await this.open(redirect);
      const body = new URLSearchParams({ action, number, delay });
      const page = await fetch(`${gateway}/cards/${redirect.orderId}`, { method: 'POST', body });
      return fieldsOf(await page.text());
    },
    finish: ({ token }: Pick<Account, 'token'>, body: Record<string, string>) =>
      call(server, finishTokenization, { token, body }),
    cardsOf: ({ customerId }: Account) =>
      database
        .select()
        .from(customerCards)
        .where(eq(customerCards.customerId, customerId))
        .orderBy(asc(customerCards.id)),
    async applicationOf({ applicationId }: { readonly applicationId: number }) {
      const [row] = await database.select().from(cardApplications).where(eq(cardApplications.id, applicationId));
      if (row === undefined) throw new Error('the application exists');
      return row;
    },
    attemptsOf: ({ applicationId }: { readonly applicationId: number }) =>
      database
        .select()
        .from(bankCardTokenizations)
        .where(eq(bankCardTokenizations.applicationId, applicationId))
        .orderBy(asc(bankCardTokenizations.id)),
  };
}
