import { globalSettingIds } from './entities/global-setting.ts';
import type {
  CardApplicationState,
  CardState,
  CarrierType,
  EshopReclamationState,
  OrderState,
  PaymentType,
  TicketFareState,
  WalletOperation,
  WalletPaymentType,
} from './enumerations.ts';

type Ids<Name extends string> = Readonly<Record<Name, number>>;

interface WireIds {
  readonly paymentType: Ids<PaymentType>;
  readonly orderState: Ids<OrderState>;
  readonly cardState: Ids<CardState>;
  readonly cardApplicationState: Ids<CardApplicationState>;
  readonly eshopReclamationState: Ids<EshopReclamationState>;
  readonly carrierType: Ids<CarrierType>;
  readonly ticketFareState: Ids<TicketFareState>;
  readonly walletOperation: Ids<WalletOperation>;
  readonly walletPaymentType: Ids<WalletPaymentType>;
  readonly globalSetting: typeof globalSettingIds;
}

/**
 * The ids of the values of enumerations in the calls (ENU-01). Other systems store them: an id never changes and is
 * never used again. 0 is no id.
 */
export const wireIds = {
  paymentType: { BANK_CARD: 1, INVOICE: 2 },
  orderState: { PENDING: 1, PAID: 2, CANCELLED: 3, REJECTED: 4, RETURNED: 5, PROCESSING: 6 },
  cardState: { NOT_ISSUED: 1, ACTIVE: 2, BLOCKED: 3, EXPIRED: 4, IN_PROGRESS: 5, TOKENIZED: 6 },
  cardApplicationState: { WAITING_TO_BE_PRINTED: 1, PROCESSED: 2, REJECTED: 3, UNCHECKED_DATA: 4 },
  eshopReclamationState: { PENDING: 1, REJECTED: 2, FINALIZED: 3 },
  carrierType: { HAULIER_CARD: 1, WHITE_LIST_CARD: 2, VIRTUAL_CARD: 3, BANK_CARD: 4 },
  ticketFareState: { CANCELLED: 1, EXPIRED: 2, ACTIVE: 3, FUTURE: 4 },
  walletOperation: { RECHARGE: 1, WITHDRAW: 2, PAYMENT: 3, TRANSFER: 4, PAK_TRANSFER: 5 },
  walletPaymentType: { CASH: 1, BANK_CARD: 2, INVOICE: 3, E_WALLET: 4 },
  globalSetting: globalSettingIds,
} as const satisfies WireIds;

/** An enumeration whose values have ids in the calls. */
export type WithIds = keyof typeof wireIds;

/** The name of a value of an enumeration. */
export type NameIn<Group extends WithIds> = keyof (typeof wireIds)[Group] & string;

const idsIn: { readonly [Group in WithIds]: Ids<NameIn<Group>> } = wireIds;

/** The id of a value of an enumeration. */
export const idOf = <Group extends WithIds>(group: Group, name: NameIn<Group>): number => idsIn[group][name];

/** The values with these ids; an id that no value has is left out. */
export const namesOfIds = <Group extends WithIds>(group: Group, ids: readonly number[]): NameIn<Group>[] =>
  Object.entries<number>(wireIds[group]).flatMap(([name, id]) => (ids.includes(id) ? [name as NameIn<Group>] : []));
