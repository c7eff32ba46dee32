import type { CardAction } from './card-action.ts';
import { eWalletTopUpAction } from './e-wallet-top-up/e-wallet-top-up.action.ts';
import { ticketFareAction } from './ticket-fare/ticket-fare.action.ts';

/** All that can be done with a card, in the order of the buttons (second specification, 2.2). */
export const cardActions: readonly CardAction[] = [ticketFareAction, eWalletTopUpAction];
