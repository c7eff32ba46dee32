import type { Shop } from '../../runtime/shop.ts';

/** How long messages of the wizard stay, in milliseconds (second specification, 9). */
export const wizardToastTime = 10_000;

/** Tells that somebody else has this name and birth date (second specification, 8). */
export const announceNotUnique = (shop: Pick<Shop, 'showToast'>, messageId: string): void =>
  shop.showToast({ messageId, colour: 'error', position: 'top-center', timeout: wizardToastTime });
