import { version } from '../../../package.json';
import { ticketFileName } from '../../runtime/replay-ticket/ticket-file.ts';
import { ticketOfTab } from '../../runtime/replay-ticket/ticket-of-tab.ts';
import { saveBytes } from '../../runtime/save-file.ts';
import type { Shop } from '../../runtime/shop.ts';

/** Saves the flow log as a replay ticket: what happened in this tab, without anything about a person. */
export function saveLog(shop: Shop): void {
  const ticket = ticketOfTab(shop, version);
  saveBytes(ticketFileName(ticket), 'application/json', new TextEncoder().encode(JSON.stringify(ticket, null, 2)));
}
