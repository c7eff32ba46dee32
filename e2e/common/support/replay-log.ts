import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { ReplayTicket } from '#contract/entities/replay-ticket.ts';
import { printVerdict } from '#scripts/replay/print-replay.ts';
import { readTicket } from '#scripts/replay/read-ticket.ts';
import { firstDifference, readMachines, replayTicket } from '#scripts/replay/replay-ticket.ts';

const button = 'Záznam pro testery';

/** Saves the flow log with the footer's button, also while a dialog covers it. */
export async function saveLog(page: Page): Promise<ReplayTicket> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button, includeHidden: true }).evaluate((own: HTMLElement) => own.click());
  return readTicket(readFileSync(await (await saving).path(), 'utf8'));
}

/** The differences between a replay with today's machines and the ticket, as a text; '' if there are none. */
export async function differencesOf(ticket: ReplayTicket): Promise<string> {
  const replayed = replayTicket(ticket, await readMachines());
  return replayed.some((flow) => firstDifference(flow) !== undefined) ? printVerdict(replayed) : '';
}

/** Whether the page belongs to the shop and has the footer of the sandbox. */
export const hasLog = async (page: Page): Promise<boolean> =>
  (await page.getByRole('button', { name: button, includeHidden: true }).count()) > 0;
