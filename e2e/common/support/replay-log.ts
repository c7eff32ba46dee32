import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { ReplayTicket } from '#contract/entities/replay-ticket.ts';
import { printVerdict } from '#scripts/replay/print-replay.ts';
import { readTicket } from '#scripts/replay/read-ticket.ts';
import { firstDifference, readMachines, replayTicket } from '#scripts/replay/replay-ticket.ts';

const button = 'Záznam pro testery';

/** Saves the flow log by the footer's button, also while a dialog is over it. */
export async function saveLog(page: Page): Promise<ReplayTicket> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button, includeHidden: true }).evaluate((own: HTMLElement) => own.click());
  return readTicket(readFileSync(await (await saving).path(), 'utf8'));
}

/** Where the machines of today go otherwise than in a ticket, in words; '' = nowhere. */
export async function differencesOf(ticket: ReplayTicket): Promise<string> {
  const replayed = replayTicket(ticket, await readMachines());
  return replayed.some((flow) => firstDifference(flow) !== undefined) ? printVerdict(replayed) : '';
}

/** Whether the page is one of the shop, with the footer of the sandbox. */
export const hasLog = async (page: Page): Promise<boolean> =>
  (await page.getByRole('button', { name: button, includeHidden: true }).count()) > 0;
