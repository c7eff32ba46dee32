import type { SnapshotFrom } from 'xstate';
import type { AccountCustomer, CustomerLink } from '#contract/entities/account-page.ts';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { CardDetail } from '#contract/entities/customer-card.ts';
import type { TicketFare } from '#contract/entities/ticket-fare.ts';
import { waitingApplication } from '#rules/application-wait.ts';
import { expiresSoon } from '#rules/card-expiry.ts';
import { asksManageable } from '#rules/manageable.ts';
import { isWalletShown } from '#rules/visibility.ts';
import type { customerSelectionMachine } from './customer-selection.machine.ts';
import type { CustomerSelectionContext } from './customer-selection.types.ts';

type Snapshot = SnapshotFrom<typeof customerSelectionMachine>;

export interface AccountSurroundings extends Pick<CustomerSelectionContext, 'link' | 'card' | 'standing'> {
  readonly customer: Pick<AccountCustomer, 'birthDay'>;
  readonly configuration: Pick<SystemConfiguration, 'virtualCardEWalletAllowed'>;
  /** ISO day. */
  readonly today: string;
}

/**
 * What is in the place of a card that is missing: the first steps to one, the same for a linked customer, or only that
 * there is none or that it is being made, where the account may not act for the customer.
 */
function noCardNotice({ link, standing }: Pick<AccountSurroundings, 'link' | 'standing'>) {
  if (standing === null) return null;
  if (link === null) return 'firstSteps';
  if (standing.manageable) return 'linkedFirstSteps';
  return standing.hasApplication ? 'application' : 'noCard';
}

/** What the account page shows of a customer and their card, and warns of (ACC-01, ACC-02, ACC-06, ACC-08). */
export function accountView({ customer, link, card, standing, configuration, today }: AccountSurroundings) {
  return {
    walletShown: card !== null && isWalletShown(card, configuration),
    expiring: card !== null && expiresSoon(card.currentState.state.name, card.validTo, today),
    /** Why the account may not act for the customer; null = it may, or that is not known. */
    notManageable: standing?.reason ?? null,
    /** Shown of a linked customer only. */
    birthDay: link === null ? null : customer.birthDay,
    /** The application that waits for a person; null = none. */
    waiting: waitingApplication(standing?.openApplication ?? null),
    noCard: card === null ? noCardNotice({ link, standing }) : null,
  };
}

/** The tickets of a card on a day: `current` are valid, those that end first in front; `next` start later. */
export interface HeldFares {
  readonly current: readonly TicketFare[];
  readonly next: readonly TicketFare[];
}

/** The tickets that are on the card now, or will be (TFR-03). */
export function heldFares({ ticketFares }: Pick<CardDetail, 'ticketFares'>, today: string): HeldFares {
  const lasting = ticketFares.filter(({ cancelled, validTo }) => !cancelled && validTo >= today);
  const by = (end: 'validFrom' | 'validTo') => (one: TicketFare, other: TicketFare) => (one[end] < other[end] ? -1 : 1);
  return {
    current: lasting.filter(({ validFrom }) => validFrom <= today).toSorted(by('validTo')),
    next: lasting.filter(({ validFrom }) => validFrom > today).toSorted(by('validFrom')),
  };
}

export interface AccountRelations {
  readonly onlyManaged: boolean;
  readonly configuration: Pick<
    SystemConfiguration,
    'legacyShopMigrationAllowed' | 'migrationAllowed' | 'isAssignCardWithoutAgeRestrictionAllowed'
  >;
}

/**
 * What an account without a customer is shown: where its managed cards are after the move from the legacy shop, else that
 * it can act for nobody of its own (ACC-01); `ready`: it may act for its own customer, whose first card can be applied for
 * (ACC-06).
 */
export function noCustomerNotice({ onlyManaged, configuration }: AccountRelations) {
  if (!onlyManaged) return { notice: null, ready: true };
  const ready = !asksManageable(configuration);
  if (configuration.legacyShopMigrationAllowed) return { notice: 'migration', ready } as const;
  return { notice: ready ? null : 'onlyManaged', ready } as const;
}

/** Whose page it is, for titles: how they are linked, and their first and last name. */
export interface LinkedTitle {
  readonly type: CustomerLink['type'];
  readonly name: string;
}

/** The values for the title of a linked customer's page (SHL-02); null = the account's own page, or no customer is known yet. */
export function linkedTitle({ context: { customer, link } }: Snapshot): LinkedTitle | null {
  if (customer === null || link === null) return null;
  return { type: link.type, name: `${customer.firstName} ${customer.lastName}` };
}

/**
 * The id of the account's own customer; null = there is none, or that is not known yet. The page of a linked customer
 * says it too: `registered` is read on the account's own pages only.
 */
export const ownCustomerId = ({ context: { people } }: Snapshot): number | null =>
  people.find(({ type }) => type === 'REGISTERED')?.customerId ?? null;

/** Whether the account has a customer of its own; false until that is known. */
export const hasOwnCustomer = (snapshot: Snapshot): boolean => ownCustomerId(snapshot) !== null;

/** Whether a customer is selected, or will be as soon as a linked customer is read. Then the cart is shown. */
export const hasCustomer = (snapshot: Snapshot): boolean =>
  snapshot.context.customer !== null || hasOwnCustomer(snapshot);

/** The account's own data, for reading. Its card is known on the page of its own customer, and on pages about nobody. */
export function ownData(snapshot: Snapshot) {
  const { registered, linkedId, card, standing } = snapshot.context;
  /** Whether there is a card is not known yet. */
  const cardPending = linkedId !== null || (snapshot.matches('readingOwn') && standing === null);
  const failed = snapshot.matches('unreadable');
  const none = snapshot.matches('none');
  return {
    customer: registered,
    card: linkedId === null ? card : null,
    cardPending,
    loading: registered === null && snapshot.hasTag('busy'),
    failed,
    /** The account has no customer of its own. */
    none,
    /** It is known that the account has no card of its own. */
    cardless: none || (registered !== null && card === null && !cardPending && !failed),
  };
}
