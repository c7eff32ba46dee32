import type { EndpointDefinition, AnswerOf } from '#contract/endpoint.ts';
import { isForeignKeyViolation } from '../platform/db/is-foreign-key-violation.ts';
import { isUniqueViolation } from '../platform/db/is-unique-violation.ts';
import { ApiError } from '../platform/errors/api-error.ts';
import { oncePerKey } from '../platform/http/idempotency.ts';
import { route } from '../platform/http/route.ts';
import type { Call, Caller, Handler, Route } from '../platform/http/route.ts';
import { forgetReferenceData } from './reference-data.ts';

type OperatorEndpoint = EndpointDefinition & { readonly access: 'operator' };

/**
 * Runs the whole call in one transaction. A call that creates something is run only one time for each idempotency key.
 */
function inTransaction<E extends OperatorEndpoint>(
  endpoint: E,
  call: Call<E>,
  handler: Handler<E>,
): Promise<AnswerOf<E>> {
  const caller: Caller | undefined = call.caller;
  const { idempotencyKey: key } = call;
  return call.services.database.transaction(async (transaction) => {
    const work = () => handler({ ...call, database: transaction });
    if (caller === undefined || key === undefined) return work();
    const request = { params: call.params, body: call.body };
    const keyed = { accountId: caller.accountId, key, operation: endpoint.name, request };
    return (await oncePerKey(transaction, keyed, call.now, work, call.repeats)) as AnswerOf<E>;
  });
}

function conflictOf(error: unknown): unknown {
  if (isUniqueViolation(error)) return new ApiError('NOT_UNIQUE');
  return isForeignKeyViolation(error) ? new ApiError('IN_USE') : error;
}

/**
 * A route that changes reference data in one transaction. The cache is cleared after the commit: if it were cleared
 * earlier, a read before the commit would cache the old rows again. Throws ApiError NOT_UNIQUE for a code or number that
 * exists already, IN_USE for a row that other rows reference.
 */
export const operatorWrite = <const E extends OperatorEndpoint>(endpoint: E, handler: Handler<E>): Route =>
  route(endpoint, 'own', async (call) => {
    try {
      return await inTransaction(endpoint, call, handler);
    } catch (error) {
      throw conflictOf(error);
    } finally {
      forgetReferenceData(call.services.database);
    }
  });
