import type { EndpointDefinition } from '#contract/endpoint.ts';
import { commonErrors, customerErrors } from '#contract/error-names.ts';
import type { ErrorName } from '#contract/error-names.ts';

const byAccess: Readonly<Record<EndpointDefinition['access'], readonly ErrorName[]>> = {
  public: [],
  customer: customerErrors,
  operator: customerErrors,
  mapPhone: ['UNAUTHENTICATED', 'FORBIDDEN'],
  system: ['UNAUTHENTICATED', 'NOT_FOUND'],
};

/** The names of all errors that a call may answer. */
export const documentedErrors = ({ access, request, creates, errors }: EndpointDefinition): ReadonlySet<ErrorName> =>
  new Set<ErrorName>([
    ...commonErrors,
    ...byAccess[access],
    ...(request === undefined ? [] : (['UNSUPPORTED_MEDIA_TYPE'] as const)),
    ...(creates === true ? (['IDEMPOTENCY_KEY_REUSED'] as const) : []),
    ...errors,
  ]);
