import { and, asc, inArray, lte } from '../../platform/db/orm.ts';
import { bankCardTokenizations } from '../../platform/db/schema.ts';
import type { Services } from '../../platform/services/services.ts';
import { checkLease, nextCheck } from '../../purchase/payments/check-schedule.ts';
import { refreshTokenization } from './refresh-tokenization.ts';
import { changeTokenization, isUnsettled } from './tokenization-store.ts';
import type { Tokenization } from './tokenization-store.ts';

const batchSize = 20;

/**
 * Claims due attempts. Each attempt becomes due again after a lease, in case this instance stops before it gets the
 * answer.
 */
function claimDue({ database }: Services, now: Date): Promise<Tokenization[]> {
  return database.transaction(async (transaction) => {
    const due = await transaction
      .select({ id: bankCardTokenizations.id })
      .from(bankCardTokenizations)
      .where(
        and(lte(bankCardTokenizations.nextCheckAt, now), inArray(bankCardTokenizations.state, ['OPEN', 'SUPERSEDED'])),
      )
      .orderBy(asc(bankCardTokenizations.nextCheckAt))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    const ids = due.map(({ id }) => id);
    return transaction
      .update(bankCardTokenizations)
      .set({ nextCheckAt: checkLease(now) })
      .where(inArray(bankCardTokenizations.id, ids))
      .returning();
  });
}

async function check(services: Services, tokenization: Tokenization): Promise<void> {
  const now = services.clock.now();
  const refreshed = await refreshTokenization(services, tokenization, now);
  if (isUnsettled(refreshed))
    await changeTokenization(services.database, refreshed.id, { nextCheckAt: nextCheck(refreshed, now) });
}

/** Asks the gateway about due attempts, at most 20; returns whether there may be more. */
export async function sweepTokenizations(services: Services): Promise<boolean> {
  if (services.tokenizationGateway === undefined) return false;
  const due = await claimDue(services, services.clock.now());
  for (const tokenization of due) {
    await check(services, tokenization).catch((error: unknown) => {
      const details = { error, tokenizationId: tokenization.id };
      services.logger.error(details, 'a registration of a bank card could not be checked');
    });
  }
  return due.length === batchSize;
}
