import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import { cardStates, customerCardTypes } from '#contract/enumerations.ts';
import type { CardState, CustomerCardType } from '#contract/enumerations.ts';
import type { ActionCartItem, ActionFacts } from '#rules/card-actions/action-facts.ts';
import { defaultFlags } from '#server/platform/settings/system-flags.ts';

/** A situation, described with the terms of ACC-07; the facts for the rules are computed from it. */
export interface World {
  readonly card: { readonly type: CustomerCardType; readonly state: CardState; readonly wallet: boolean } | null;
  readonly customer: {
    readonly child: boolean;
    readonly parent: boolean;
    readonly placeholder: boolean;
    readonly connected: boolean;
  } | null;
  readonly link: 'ASSIGNED' | 'MANAGED' | null;
  readonly manageable: boolean | null;
  readonly cart: keyof typeof carts;
  readonly activeApplication: boolean;
  readonly applicationPossible: boolean;
  readonly virtualPermitted: boolean;
  readonly related: number;
  readonly haulierCards: boolean;
  readonly virtualCards: boolean;
  readonly bankCards: boolean;
  readonly tickets: boolean;
  readonly wallets: boolean;
  readonly virtualWallets: boolean;
  readonly reclamations: boolean;
  readonly synchronisation: boolean;
  readonly migration: boolean;
  readonly legacyMigration: boolean;
}

const [cardId, walletId, customerId] = [11, 22, 33];

export const carts = {
  empty: [],
  ticketForCard: [{ type: 'TICKET_FARE', payload: { cardId } }],
  ticketForOther: [{ type: 'TICKET_FARE', payload: { cardId: 12, eWalletId: walletId, originId: customerId } }],
  recharge: [{ type: 'ELECTRONIC_WALLET', payload: { cardId, eWalletId: walletId } }],
  rechargeOfOther: [{ type: 'ELECTRONIC_WALLET', payload: { cardId, eWalletId: 23, originId: customerId } }],
  application: [{ type: 'FEE', payload: { applicationId: 44, originId: customerId } }],
  applicationForOther: [{ type: 'FEE', payload: { applicationId: 44, originId: 34 } }],
  otherFee: [{ type: 'FEE', payload: { cardId, eWalletId: walletId, originId: customerId } }],
  all: [
    { type: 'FEE', payload: { applicationId: 44, originId: customerId } },
    { type: 'TICKET_FARE', payload: { cardId } },
    { type: 'ELECTRONIC_WALLET', payload: { cardId, eWalletId: walletId } },
  ],
} as const satisfies Record<string, readonly ActionCartItem[]>;

const either = [true, false] as const;

const cards: readonly World['card'][] = [
  null,
  ...customerCardTypes.flatMap((type) =>
    cardStates.flatMap((state) => either.map((wallet) => ({ type, state, wallet }))),
  ),
];
const customers: readonly World['customer'][] = [
  null,
  ...either.flatMap((child) =>
    either.flatMap((parent) =>
      either.flatMap((placeholder) => either.map((connected) => ({ child, parent, placeholder, connected }))),
    ),
  ),
];

/** For each part of a situation: all values that could matter. */
export const values: { readonly [Name in keyof World]: readonly World[Name][] } = {
  card: cards,
  customer: customers,
  link: [null, 'ASSIGNED', 'MANAGED'],
  manageable: [true, false, null],
  cart: Object.keys(carts) as World['cart'][],
  activeApplication: either,
  applicationPossible: either,
  virtualPermitted: either,
  related: [0, 1, 2],
  haulierCards: either,
  virtualCards: either,
  bankCards: either,
  tickets: either,
  wallets: either,
  virtualWallets: either,
  reclamations: either,
  synchronisation: either,
  migration: either,
  legacyMigration: either,
};

const names = Object.keys(values) as (keyof World)[];

const first = Object.fromEntries(names.map((name) => [name, values[name][0]])) as unknown as World;

/** At most eight values, evenly spread, that differ from the first value. */
const otherValues = <Name extends keyof World>(name: Name): readonly World[Name][] =>
  values[name].filter((_, index, { length }) => index > 0 && index % Math.ceil(length / 8) === 0);

/**
 * The situations for an action: all combinations of the values of the parts that its text mentions. For each of them,
 * the other parts are also changed, one at a time.
 */
export function* worldsOf(named: readonly (keyof World)[]): Generator<World> {
  const others = names.filter((name) => !named.includes(name));
  function* product([name, ...rest]: readonly (keyof World)[], world: World): Generator<World> {
    if (name === undefined) yield world;
    else for (const value of values[name]) yield* product(rest, { ...world, [name]: value });
  }
  for (const world of product(named, first)) {
    yield world;
    for (const other of others) for (const value of otherValues(other)) yield { ...world, [other]: value };
  }
}

const otherFlags = { ...defaultFlags, brand: 'linka' } as unknown as SystemConfiguration;

export function factsOf(world: World): ActionFacts {
  const { card, customer } = world;
  const configuration: SystemConfiguration = {
    ...otherFlags,
    haulierCardAsCarrierAllowed: world.haulierCards,
    virtualCardAsCarrierAllowed: world.virtualCards,
    bankCardAsCarrierAllowed: world.bankCards,
    ticketFareAllowed: world.tickets,
    eWalletAllowed: world.wallets,
    virtualCardEWalletAllowed: world.virtualWallets,
    eshopReclamationEnabled: world.reclamations,
    externalSynchronisationAllowed: world.synchronisation,
    migrationAllowed: world.migration,
    legacyShopMigrationAllowed: world.legacyMigration,
  };
  return {
    card: card && {
      id: cardId,
      customerCardType: card.type,
      currentState: { state: { name: card.state } },
      electronicWallet: card.wallet ? { id: walletId } : null,
    },
    customer: customer && {
      id: customerId,
      isChild: customer.child,
      hasParent: customer.parent,
      isPlaceholder: customer.placeholder,
      isConnected: customer.connected,
    },
    link: world.link,
    manageable: world.manageable,
    cartItems: carts[world.cart],
    hasApplication: world.activeApplication,
    canCreateApplication: world.applicationPossible,
    canCreateVirtualApplication: world.virtualPermitted,
    relatedCustomers: world.related,
    configuration,
  };
}
