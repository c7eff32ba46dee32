import type { ErrorName } from '#contract/error-names.ts';
import type { Shop } from '#runtime/shop.ts';

/** How long messages of the wizard stay, in milliseconds (WIZ-05). */
export const wizardToastTime = 10_000;

/** Who has a name and birth date that somebody else has: the customer, or their custodian. */
export type NotUnique = Extract<ErrorName, 'CUSTOMER_NOT_UNIQUE_CUSTOMER' | 'CUSTOMER_NOT_UNIQUE_CUSTODIAN'>;

/** Tells that somebody else has this name and birth date (PDT-02). */
export const announceNotUnique = (shop: Pick<Shop, 'showToast'>, messageId: string, errorName: NotUnique): void =>
  shop.showToast({
    messageId,
    errorName,
    colour: 'error',
    position: 'top-center',
    timeout: wizardToastTime,
  });
