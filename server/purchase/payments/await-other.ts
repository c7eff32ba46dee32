import { setTimeout as wait } from 'node:timers/promises';

const retries = { count: 50, delayMs: 100 };

/** Reads a value repeatedly while another request is working on it, for at most five seconds. */
export async function awaitOther<Read>(
  first: Read,
  isBusy: (read: Read) => boolean,
  readAgain: (last: Read) => Promise<Read>,
): Promise<Read> {
  let read = first;
  for (let tries = 0; tries < retries.count && isBusy(read); tries += 1) {
    await wait(retries.delayMs);
    read = await readAgain(read);
  }
  return read;
}
