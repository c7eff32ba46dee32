import { fromPromise } from 'xstate';
import { customerAccountLinks } from '../../../../contract/endpoints/account-link-list.ts';
import {
  activeCardApplication,
  checkManageable,
  checkOnlyManagedRelations,
  customer,
  lastActiveCard,
  loggedCustomer,
} from '../../../../contract/endpoints/customers.ts';
import type { CardDetail } from '../../../../contract/entities/customer-card.ts';
import type { Customer } from '../../../../contract/entities/customer.ts';
import { customerSelectionMachine } from '../../../../machines/customer-selection/customer-selection.machine.ts';
import type {
  CustomerStanding,
  LinkedCustomer,
} from '../../../../machines/customer-selection/customer-selection.types.ts';
import { failureOf } from '../../../../machines/failure.ts';
import { asksManageable } from '../../../../rules/manageable.ts';
import { configurationOf } from '../../../common/configuration.ts';
import { accountPath } from '../../../runtime/account-path.ts';
import type { Shop } from '../../../runtime/shop.ts';

/** More links than an account may have. */
const allLinks = { limit: 999 } as const;

/** A 404 means that there is none, which is a valid answer. */
const orNone = (error: unknown): null => {
  if (failureOf(error).status === 404) return null;
  throw error;
};

interface CustomerInput {
  readonly customerId: number;
}

/** Reads a linked customer and the link to them. The account's own customer does not count as linked. */
async function readLinked(
  shop: Shop,
  { customerId }: CustomerInput,
  signal: AbortSignal,
): Promise<LinkedCustomer | null> {
  const [found, { items }] = await Promise.all([
    shop.call(customer, { params: { id: customerId }, signal }).catch(orNone),
    shop.call(customerAccountLinks, { query: allLinks, signal }),
  ]);
  const link = items.find((candidate) => candidate.customer.id === customerId);
  if (found === null || link === undefined || link.customerAccountLinkType === 'REGISTERED') return null;
  const { id, customerAccountLinkType: type, cancelable } = link;
  return { customer: found, link: { id, type, cancelable } };
}

interface StandingInput extends CustomerInput {
  readonly hasActiveCard: boolean;
}

/** Asks only what the operator's flags and the card leave open. */
async function readStanding(
  shop: Shop,
  { customerId, hasActiveCard }: StandingInput,
  signal: AbortSignal,
): Promise<CustomerStanding> {
  const configuration = configurationOf(shop);
  const asked = { params: { id: customerId }, signal };
  const [{ manageable }, application] = await Promise.all([
    configuration === null || asksManageable(configuration) ? shop.call(checkManageable, asked) : { manageable: true },
    hasActiveCard ? null : shop.call(activeCardApplication, asked),
  ]);
  return { manageable, hasApplication: application !== null };
}

/** Without the migration and the check of manageable customers nothing depends on the answer, so nothing is asked. */
async function readRelations(shop: Shop, signal: AbortSignal): Promise<boolean> {
  const configuration = configurationOf(shop);
  const matters = configuration === null || configuration.legacyShopMigrationAllowed || asksManageable(configuration);
  return matters && (await shop.call(checkOnlyManagedRelations, { signal })).onlyManagedRelations;
}

export const provideCustomerSelection = (shop: Shop) =>
  customerSelectionMachine.provide({
    actors: {
      readCustomer: fromPromise<Customer | null>(({ signal }) => shop.call(loggedCustomer, { signal })),
      readLinked: fromPromise<LinkedCustomer | null, CustomerInput>(({ input, signal }) =>
        readLinked(shop, input, signal),
      ),
      readCard: fromPromise<CardDetail | null, CustomerInput>(({ input, signal }) =>
        shop.call(lastActiveCard, { params: { id: input.customerId }, signal }).catch(orNone),
      ),
      readStanding: fromPromise<CustomerStanding, StandingInput>(({ input, signal }) =>
        readStanding(shop, input, signal),
      ),
      readRelations: fromPromise<boolean>(({ signal }) => readRelations(shop, signal)),
    },
    actions: {
      goToAccount: () => shop.goTo(accountPath, { replace: true }),
    },
  });
