import { fromPromise } from 'xstate';
import { loggedCustomer } from '#contract/endpoints/customers.ts';
import { custodianMachine } from '#machines/card-application/custodian/custodian.machine.ts';
import type { RegisteredCustodian } from '#machines/card-application/custodian/custodian.types.ts';
import { personAsTyped } from '#rules/person-fields.ts';
import type { Shop } from '#runtime/shop.ts';

async function readRegistered(shop: Shop, signal: AbortSignal): Promise<RegisteredCustodian | null> {
  const customer = await shop.call(loggedCustomer, { signal });
  return customer === null ? null : { id: customer.id, person: personAsTyped(customer) };
}

export const provideCustodian = (shop: Shop) =>
  custodianMachine.provide({
    actors: { readRegistered: fromPromise<RegisteredCustodian | null>(({ signal }) => readRegistered(shop, signal)) },
  });
