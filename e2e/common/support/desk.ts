import { deskCardApplication, deskCardApplications } from '#contract/endpoints/application-desk.ts';
import type { DeskApplication, ListedDeskApplication } from '#contract/entities/desk-application.ts';
import { callOf, createCustomer, type Customer } from './customer.ts';
import type { Sandbox, TestAccount } from './sandbox.ts';

/** A clerk of the operator's staff, and calls with the clerk's session. */
export interface Clerk {
  readonly username: string;
  readonly customer: Customer;
  /** The account's newest application in this state. */
  readonly applicationOf: (
    account: TestAccount,
    state: ListedDeskApplication['state']['name'],
  ) => Promise<DeskApplication>;
  readonly read: (id: number) => Promise<DeskApplication>;
}

export async function createClerk(url: string, sandbox: Sandbox): Promise<Clerk> {
  const account = await sandbox.account('operator');
  const customer = await createCustomer(url, account);
  const call = callOf(url, customer.session.token);
  const read = (id: number) => call(deskCardApplication, { id });
  return {
    username: account.username,
    customer,
    read,
    applicationOf: async ({ username }, state) => {
      const { items } = await call(deskCardApplications, {
        query: { states: state, limit: '999', sortBy: 'created', sortDesc: 'true' },
      });
      for (const { id } of items) {
        const application = await read(id);
        if (application.account === username) return application;
      }
      throw new Error(`expected an application of ${username} in the state ${state}, found none`);
    },
  };
}
