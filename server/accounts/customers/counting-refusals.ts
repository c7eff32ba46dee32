import type { ErrorName } from '#contract/error-names.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Caller, Call, Route } from '../../platform/http/route.ts';
import { countFailures } from '../auth/count-failures.ts';
import { checkLimits } from './claim-check.ts';
import type { Question } from './claim-check.ts';

/** The errors that reveal the answer to a question. */
export const answersOf: Readonly<Record<Question, readonly ErrorName[]>> = {
  checkCustomer: ['CUSTOMER_NOT_UNIQUE', 'CUSTOMER_NOT_UNIQUE_CUSTOMER', 'CUSTOMER_NOT_UNIQUE_CUSTODIAN'],
  checkIsicNumber: ['INVALID_ISIC_NUMBER'],
};

type CustomersCall = Pick<Call<never>, 'services' | 'now'> & { readonly caller: Caller };

/**
 * A route whose errors may reveal something about people. Each such error is counted as if the account had asked the
 * question; a success or another error is not counted. After too many questions, the call is refused with
 * TOO_MANY_ATTEMPTS before it does anything.
 */
export const countingRefusals = (question: Question, route: Route): Route => ({
  ...route,
  around: async (call: CustomersCall, run) => {
    const limits = await checkLimits(call, question);
    const isAnswer = (error: unknown): boolean =>
      error instanceof ApiError && answersOf[question].includes(error.errorName);
    return countFailures(call.services.database, limits, call.now, { make: run, failed: isAnswer });
  },
});
