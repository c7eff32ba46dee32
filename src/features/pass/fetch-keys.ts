import * as v from 'valibot';
import { readBaseUrl } from '#api/base-url.ts';
import { PassKeys, passKeysPath } from '#contract/entities/pass.ts';
import type { Failure } from '#machines/common/failure.ts';
import type { PassClock } from '#runtime/pass-clock.ts';

/** The timeout in milliseconds. */
const patience = 8000;

const noAnswer: Failure = { name: 'NO_ANSWER', status: 0, metadata: {} };

/** Fetches the operator's public keys and sets the clock to the time of the response. Rejects with a {@link Failure}. */
export async function fetchPassKeys(clock: PassClock): Promise<PassKeys> {
  try {
    const answer = await fetch(`${await readBaseUrl()}${passKeysPath}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    const keys = v.parse(PassKeys, await answer.json());
    const time = Number(answer.headers.get('x-linka-time'));
    if (time > 0) clock.correct(time);
    return keys;
  } catch {
    throw noAnswer;
  }
}
