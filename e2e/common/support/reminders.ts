import { mailedPath } from './mailed-link.ts';
import type { Sandbox, TestAccount } from './sandbox.ts';

const hour = 3600 * 1000;
const day = 24 * hour;
/** Longer than the server takes to look and to send. */
const lookMs = 4000;

/** Lets it be noon of tomorrow. */
async function passNight(sandbox: Sandbox): Promise<void> {
  const tomorrow = new Date(Date.parse(await sandbox.today()) + day).toISOString().slice(0, 10);
  await sandbox.moveClock(`${tomorrow}T11:00:00.000Z`);
}

/**
 * The link of the newest reminder of a card to an account, a path of the shop; passes a night. The server looks once an hour: where
 * an earlier test has let it look at this hour, it looks at the next one.
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
