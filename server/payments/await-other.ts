import { setTimeout as wait } from 'node:timers/promises';

const patience = { tries: 50, milliseconds: 100 };

/** Reads again what another request is at work on, as long as it is and for five seconds at the most. */
export async function awaitOther<Read>(
  first: Read,
  isBusy: (read: Read) => boolean,
  readAgain: (last: Read) => Promise<Read>,
): Promise<Read> {
  let read = first;
  for (let tries = 0; tries < patience.tries && isBusy(read); tries += 1) {
    await wait(patience.milliseconds);
    read = await readAgain(read);
  }
  return read;
}
