import { mailedPath } from './mailed-link.ts';
import type { Sandbox, TestAccount } from './sandbox.ts';

const hour = 3600 * 1000;
const day = 24 * hour;
/** Longer than the server takes to find and to send reminders, in milliseconds. */
const lookMs = 4000;

/** Moves the shop's clock to noon of the next day. */
async function passNight(sandbox: Sandbox): Promise<void> {
  const tomorrow = new Date(Date.parse(await sandbox.today()) + day).toISOString().slice(0, 10);
  await sandbox.moveClock(`${tomorrow}T11:00:00.000Z`);
}

/**
 * Moves the clock to the next day. Returns the link in the newest mail that reminds an account of the end of a card, as
 * a path of the shop. The server looks for reminders once an hour. If it has already looked in this hour, the clock
 * moves one more hour.
 */
export async function reminderLink(url: string, sandbox: Sandbox, { username }: TestAccount): Promise<string> {
  await passNight(sandbox);
  const link = (patience?: number) =>
    mailedPath(url, username, 'unsubscribe-notifications', patience, '.CARD_EXPIRATION.');
  try {
    return await link(lookMs);
  } catch {
    await sandbox.advanceClock(hour);
    return link();
  }
}
