import { fromPromise } from 'xstate';
import { lastActiveCard, loggedCustomer } from '../../contract/endpoints/customers.ts';
import type { CustomerCard } from '../../contract/entities/customer-card.ts';
import type { Customer } from '../../contract/entities/customer.ts';
import { customerSelectionMachine } from '../../machines/customer-selection/customer-selection.machine.ts';
import { failureOf } from '../../machines/failure.ts';
import type { Shop } from './shop.ts';

/** A 404 says that there is none, which is an answer. */
const orNone = (error: unknown): null => {
  if (failureOf(error).status === 404) return null;
  throw error;
};

export const provideCustomerSelection = (shop: Shop) =>
  customerSelectionMachine.provide({
    actors: {
      readCustomer: fromPromise<Customer | null>(({ signal }) => shop.call(loggedCustomer, { signal }).catch(orNone)),
      readCard: fromPromise<CustomerCard | null, { customerId: number }>(({ input, signal }) =>
        shop.call(lastActiveCard, { params: { id: input.customerId }, signal }).catch(orNone),
      ),
    },
  });
