import type { ActionName, ActionObstacle } from '#rules/card-actions/action-table.ts';
import type { World } from './worlds.ts';

/** An action as ACC-07 describes it, written independently of the rules. */
interface TextOfAction {
  readonly text: string;
  /** The parts of a situation that the text mentions. */
  readonly named: readonly (keyof World)[];
  readonly shown: (world: World) => boolean;
  /** Why the action is disabled (ACC-07); null = it is enabled. */
  readonly disabled: (world: World) => ActionObstacle | null;
}

const never = () => null;
const unknown = ({ manageable }: World) => (manageable === null ? 'NOT_CHECKED' : null);

const isSomethingInCart = (cart: World['cart'], what: World['cart']): boolean => cart === what || cart === 'all';

function application({ manageable, customer, cart, applicationPossible, activeApplication }: World) {
  if (manageable === null) return 'NOT_CHECKED';
  if (customer !== null && isSomethingInCart(cart, 'application')) return 'ALREADY_IN_CART';
  if (applicationPossible) return null;
  return activeApplication ? 'APPLICATION_IN_PROGRESS' : 'NO_APPLICATION_POSSIBLE';
}

function sale({ card, activeApplication, manageable, cart }: World, item: World['cart']) {
  if (card?.state !== 'ACTIVE') return activeApplication ? 'ACTIVE_CARD_APPLICATION' : 'NO_ACTIVE_CARD';
  if (manageable === null) return 'NOT_CHECKED';
  return isSomethingInCart(cart, item) ? 'ALREADY_IN_CART' : null;
}

const ofApplication = ['manageable', 'customer', 'cart', 'applicationPossible', 'activeApplication'] as const;

export const textOfActions: Readonly<Record<ActionName, TextOfAction>> = {
  editPersonalInfo: {
    text: 'only when external synchronisation is allowed, the customer is external and the first name still equals the id',
    named: ['synchronisation', 'customer'],
    shown: ({ synchronisation, customer }) => synchronisation && customer !== null && customer.placeholder,
    disabled: never,
  },
  mergeCustomers: {
    text: 'as to edit personal info; needs more than one account-related customer',
    named: ['synchronisation', 'customer', 'related'],
    shown: ({ synchronisation, customer, related }) =>
      synchronisation && customer?.placeholder === true && related >= 2,
    disabled: never,
  },
  connectAccount: {
    text: 'customer not yet connected, haulier cards as carrier allowed, customer manageable, not an assigned customer',
    named: ['customer', 'haulierCards', 'manageable', 'link'],
    shown: ({ customer, haulierCards, manageable, link }) => {
      const connected = customer !== null && customer.connected;
      return !connected && haulierCards && manageable !== false && (link === null || link === 'MANAGED');
    },
    disabled: unknown,
  },
  assignCustodian: {
    text: 'telshop migration allowed, a managed customer selected, a child customer with no parent',
    named: ['legacyMigration', 'link', 'customer'],
    shown: ({ legacyMigration, link, customer }) =>
      legacyMigration && link === 'MANAGED' && customer !== null && customer.child && !customer.parent,
    disabled: never,
  },
  balanceTransfer: {
    text: 'active card (with a wallet, ours), not a managed customer, not a bank card, manageable, not assigned; a virtual card only if virtual e-wallet is allowed',
    named: ['card', 'link', 'manageable', 'virtualWallets'],
    shown: ({ card, link, manageable, virtualWallets }) => {
      if (card === null || card.state !== 'ACTIVE' || card.type === 'BANK' || !card.wallet) return false;
      if (card.type === 'VIRTUAL' && !virtualWallets) return false;
      return link === null && manageable !== false;
    },
    disabled: unknown,
  },
  personalCardApplication: {
    text: 'not a managed customer (or migration allowed); haulier carrier allowed; manageable',
    named: [...ofApplication, 'link', 'migration', 'haulierCards'],
    shown: ({ link, migration, haulierCards, manageable }) => {
      if (link === 'MANAGED' && !migration) return false;
      return haulierCards && manageable !== false;
    },
    disabled: application,
  },
  virtualCardApplication: {
    text: 'not a linked customer, virtual-card carrier allowed, manageable; also needs the virtual-card permission flag',
    named: [...ofApplication, 'link', 'virtualCards', 'virtualPermitted'],
    shown: ({ link, virtualCards, manageable }) =>
      link !== 'ASSIGNED' && link !== 'MANAGED' && virtualCards && manageable !== false,
    disabled: (world) => application(world) ?? (world.virtualPermitted ? null : 'NO_APPLICATION_POSSIBLE'),
  },
  bankCardApplication: {
    text: 'bank-card carrier configured, same managed rule as personal, manageable',
    named: [...ofApplication, 'link', 'migration', 'bankCards'],
    shown: ({ link, migration, bankCards, manageable }) =>
      bankCards && manageable !== false && (migration || link === null || link === 'ASSIGNED'),
    disabled: application,
  },
  ticketFare: {
    text: 'active card, feature not disabled, manageable; disabled if a ticket fare is already in the cart',
    named: ['card', 'tickets', 'manageable', 'cart', 'activeApplication'],
    shown: ({ card, tickets, manageable }) => card !== null && tickets && manageable !== false,
    disabled: (world) => sale(world, 'ticketForCard'),
  },
  eWallet: {
    text: 'active card, not a bank card, virtual only if allowed, feature not disabled, manageable; disabled if a recharge is already in the cart',
    named: ['card', 'wallets', 'virtualWallets', 'manageable', 'cart', 'activeApplication'],
    shown: ({ card, wallets, virtualWallets, manageable }) => {
      if (card === null || !card.wallet || card.type === 'BANK') return false;
      return wallets && manageable !== false && (card.type !== 'VIRTUAL' || virtualWallets);
    },
    disabled: (world) => sale(world, 'recharge'),
  },
  reclamation: {
    text: 'a customer selected and e-shop reclamation enabled',
    named: ['customer', 'reclamations'],
    shown: ({ customer, reclamations }) => customer !== null && reclamations,
    disabled: never,
  },
};
