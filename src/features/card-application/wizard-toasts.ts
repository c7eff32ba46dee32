import type { ErrorName } from '#contract/error-names.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';
import type { Shop } from '#runtime/shop.ts';

/** How long toasts of the wizard are shown, in milliseconds (WIZ-05). */
export const wizardToastTime = 10_000;

/** The errors that another person has the same name and birth date: as the customer, or as the custodian. */
export type NotUnique = Extract<ErrorName, 'CUSTOMER_NOT_UNIQUE_CUSTOMER' | 'CUSTOMER_NOT_UNIQUE_CUSTODIAN'>;

/** Shows a toast that another person has this name and birth date (PDT-02). */
export const announceNotUnique = (shop: Pick<Shop, 'showToast'>, messageId: MessageKey, errorName: NotUnique): void =>
  shop.showToast({
    messageId,
    errorName,
    colour: 'error',
    position: 'top-center',
    timeout: wizardToastTime,
  });
