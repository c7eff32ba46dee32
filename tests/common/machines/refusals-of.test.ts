import { describe, expect, expectTypeOf, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { changePassword } from '#contract/endpoints/auth.ts';
import { refusalsOf } from '#machines/common/refusals-of.ts';

describe('the refusals of an endpoint as outcomes of a model', () => {
  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    'are exactly the error names of %s',
    (_name, endpoint) => expect(Object.keys(refusalsOf(endpoint))).toEqual(endpoint.errors),
  );

  it('have the status of the contract, and the given metadata', () => {
    expect(refusalsOf(changePassword, { TOO_MANY_ATTEMPTS: { retryAfter: 61 } })).toEqual({
      EMPTY_PASSWORD: { error: { name: 'EMPTY_PASSWORD', status: 400, metadata: {} } },
      INVALID_VERIFICATION_TOKEN: { error: { name: 'INVALID_VERIFICATION_TOKEN', status: 400, metadata: {} } },
      CUSTOMER_EMAIL_NOT_UNIQUE: { error: { name: 'CUSTOMER_EMAIL_NOT_UNIQUE', status: 409, metadata: {} } },
      TOO_MANY_ATTEMPTS: { error: { name: 'TOO_MANY_ATTEMPTS', status: 429, metadata: { retryAfter: 61 } } },
    });
  });

  it('have a type with exactly their names', () => {
    type Name = keyof ReturnType<typeof refusalsOf<typeof changePassword>>;
    expectTypeOf<Name>().toEqualTypeOf<
      'CUSTOMER_EMAIL_NOT_UNIQUE' | 'EMPTY_PASSWORD' | 'INVALID_VERIFICATION_TOKEN' | 'TOO_MANY_ATTEMPTS'
    >();
  });
});
