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

type NoCardNotice = 'firstSteps' | 'linkedFirstSteps' | 'application' | 'noCard';

/**
 * The notice that is shown if there is no card. It shows the first steps to get a card, for the account's own or a
 * linked customer. If the account may not act for the customer, the notice only says that there is no card, or that the
 * card is being made.
 */
function noCardNotice({ link, standing }: Pick<AccountSurroundings, 'link' | 'standing'>): NoCardNotice | null {
  if (standing === null) return null;
  if (link === null) return 'firstSteps';
  if (standing.manageable) return 'linkedFirstSteps';
  return standing.hasApplication ? 'application' : 'noCard';
}

/**
 * The part of the account page that shows a customer with their card and the warnings about them (ACC-01, ACC-02,
 * ACC-06, ACC-08).
 */
export function accountView({ customer, link, card, standing, configuration, today }: AccountSurroundings) {
  return {
    walletShown: card !== null && isWalletShown(card, configuration),
    expiring: card !== null && expiresSoon(card.currentState.state.name, card.validTo, today),
    /** Why the account may not act for the customer; null = it may, or the reason is unknown. */
    notManageable: standing?.reason ?? null,
    /** Shown only for a linked customer. */
    birthDay: link === null ? null : customer.birthDay,
    /** The application that waits for an action of a person; null = no application. */
    waiting: waitingApplication(standing?.openApplication ?? null),
    noCard: card === null ? noCardNotice({ link, standing }) : null,
  };
}

/**
 * The tickets of a card on a day. `current`: the valid tickets, sorted by their last day. `next`: the tickets that start
 * later, sorted by their first day.
 */
export interface HeldFares {
  readonly current: readonly TicketFare[];
  readonly next: readonly TicketFare[];
}

/** The tickets of the card that are valid on this day or later (TFR-03). */
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
 * The notice for an account without a customer of its own. The notice says where the managed cards are after the move
 * from the legacy shop, or that the account only manages cards of other people (ACC-01). `ready`: the account may act
 * for its own customer and apply for the customer's first card (ACC-06).
 */
export function noCustomerNotice({ onlyManaged, configuration }: AccountRelations) {
  if (!onlyManaged) return { notice: null, ready: true };
  const ready = !asksManageable(configuration);
  if (configuration.legacyShopMigrationAllowed) return { notice: 'migration', ready } as const;
  return { notice: ready ? null : 'onlyManaged', ready } as const;
}

/** The linked customer of a page, for its title: the kind of the link, and the first and last name. */
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
 * The id of the account's own customer; null = there is no such customer, or the customer is not known yet. The id is
 * also known on the page of a linked customer, whereas `registered` is fetched only on the account's own pages.
 */
export const ownCustomerId = ({ context: { people } }: Snapshot): number | null =>
  people.find(({ type }) => type === 'REGISTERED')?.customerId ?? null;

/** Whether the account has a customer of its own; false while this is not known. */
export const hasOwnCustomer = (snapshot: Snapshot): boolean => ownCustomerId(snapshot) !== null;

/**
 * Whether a customer is selected, or will be selected as soon as a linked customer is fetched. In these cases the cart
 * is shown.
 */
export const hasCustomer = (snapshot: Snapshot): boolean =>
  snapshot.context.customer !== null || hasOwnCustomer(snapshot);

/** The data of the account's own customer, read-only. The card is not known while a linked customer is selected. */
export function ownData(snapshot: Snapshot) {
  const { registered, linkedId, card, standing } = snapshot.context;
  /** Whether it is still unknown if the customer has a card. */
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
    /** It is known that the account has no customer of its own, or that this customer has no card. */
    cardless: none || (registered !== null && card === null && !cardPending && !failed),
  };
}
