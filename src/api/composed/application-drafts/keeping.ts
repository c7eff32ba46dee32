import { isFailure } from '#machines/common/failure.ts';
import { failure } from '../../read-answer.ts';
import type { Composing } from '../composing.ts';
import { inTransaction, type Keeping } from './draft-database.ts';
import { forgetOld } from './forget-old.ts';

/** In milliseconds. A browser may never open a database, for example while another version of the page uses it. */
const longestWait = 5000;

function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the database does not answer')), longestWait);
    void answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Works on the drafts that the device keeps for the logged-in account. Rejects with a failure, as a call does:
 * UNAUTHENTICATED, NOT_STORED if the browser does not keep data, or the failure that `work` throws.
 */
export async function keep<Answer>(
  { accountId, now }: Pick<Composing, 'accountId' | 'now'>,
  work: (keeping: Keeping) => Promise<Answer>,
): Promise<Answer> {
  const account = accountId();
  try {
    return await inTime(
      inTransaction(async (transaction) => {
        // The person may have logged out while the database was opened: then the drafts are erased, and stay erased.
        if (account === null || account !== accountId()) throw failure('UNAUTHENTICATED', 401);
        await forgetOld(transaction, now());
        return work({ transaction, accountId: account, now: now() });
      }),
    );
  } catch (error) {
    throw isFailure(error) ? error : failure('NOT_STORED', 0);
  }
}
