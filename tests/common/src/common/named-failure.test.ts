import { expect, it } from 'vitest';
import { namedFailure } from '#common/named-failure.ts';

const known = new Set(['applicationForm.errors.NOT_FOUND', 'applicationForm.errors.NO_ANSWER']);
const named = (name: string, status: number) =>
  namedFailure({ name, status, metadata: { retryAfter: 120 } }, (id) => known.has(id));

it('a failed reading for a card application is shown by its name, with what its text needs', () => {
  expect(named('NOT_FOUND', 404)).toEqual({
    messageId: 'applicationForm.errors.NOT_FOUND',
    values: { minCustomerAge: 15, minutes: 2, hours: 1, retryAfter: 120 },
  });
});

it('is shown in general without a text for its name, or where the call has told it', () => {
  expect([named('FORBIDDEN', 403), named('NO_ANSWER', 0)]).toEqual([null, null]);
});
