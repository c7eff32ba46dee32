import type { BranchOffice } from '#contract/entities/branch-office.ts';
import type { DeliveryType } from '#rules/card-delivery.ts';
import type { AddressField } from '#rules/person-fields.ts';

export type TypedAddress = Readonly<Record<AddressField, string>>;

export interface EnteredDelivery {
  readonly type: DeliveryType;
  readonly cardForFree: boolean;
  readonly branchId: number | null;
  readonly address: TypedAddress;
}

export interface DeliveryInput {
  /** The offices that hand over cards. */
  readonly branches: readonly BranchOffice[];
  /** The operator sends cards by post. */
  readonly postAllowed: boolean;
  /** The card may be free. */
  readonly mayBeFree: boolean;
  /** A single office is chosen automatically (only for the person's own card). */
  readonly preselectsBranch: boolean;
  /** The address of the person who gets the card. */
  readonly residence: TypedAddress;
  /** The delivery from the restored draft; null = none. */
  readonly entered: EnteredDelivery | null;
}

export type DeliveryField = 'branch' | AddressField;

export interface DeliveryContext extends DeliveryInput {
  readonly cardForFree: boolean;
  readonly type: DeliveryType;
  readonly branchId: number | null;
  /** The recipient's address. */
  readonly address: TypedAddress;
  readonly marked: readonly DeliveryField[];
  readonly demanded: boolean;
}

/** How the card is handed over: at a branch office, or by post to an address. */
export type ChosenDelivery =
  | { readonly type: 'BRANCH'; readonly branch: BranchOffice | null }
  | { readonly type: 'POST_OFFICE'; readonly address: TypedAddress };

/** The data that the wizard gets after each change. */
export interface DeliveryReport {
  readonly delivery: ChosenDelivery;
  readonly cardForFree: boolean;
  readonly sound: boolean;
}

export type DeliveryEvent =
  | { readonly type: 'toggleFree' }
  | { readonly type: 'chooseType'; readonly deliveryType: DeliveryType }
  | { readonly type: 'chooseBranch'; readonly branchId: number }
  | { readonly type: 'changeAddress'; readonly field: AddressField; readonly value: string }
  | { readonly type: 'leaveAddress'; readonly field: AddressField }
  /** The address of the person who gets the card was changed. */
  | { readonly type: 'residenceChanged'; readonly residence: TypedAddress }
  | { readonly type: 'demand' };
