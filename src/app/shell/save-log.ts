import { version } from '#package.json';
import { saveTicket } from '#runtime/replay-ticket/ticket-file.ts';
import { ticketOfTab } from '#runtime/replay-ticket/ticket-of-tab.ts';
import type { Shop } from '#runtime/shop.ts';

/** Saves the flow log as a replay ticket, without anything about a person. */
export const saveLog = (shop: Shop): void => saveTicket(ticketOfTab(shop, version));
