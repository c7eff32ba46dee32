import { expect, it } from 'vitest';
import { failureMessageId } from '#common/failure-message-id.ts';

const known = new Set(['applicationForm.errors.NOT_FOUND', 'applicationForm.errors.NO_ANSWER']);
const namedFailureOf = (name: string, status: number) =>
  failureMessageId({ name, status, metadata: { retryAfter: 120 } }, (id) => known.has(id));

it("if the data of a card application cannot be loaded, the text for the error's name is shown with its values", () => {
  expect(namedFailureOf('NOT_FOUND', 404)).toEqual({
    messageId: 'applicationForm.errors.NOT_FOUND',
    values: { minCustomerAge: 15, minutes: 2, hours: 1, retryAfter: 120 },
  });
});

it("no text is shown if there is no text for the error's name, or if the call has already shown the failure", () => {
  expect([namedFailureOf('FORBIDDEN', 403), namedFailureOf('NO_ANSWER', 0)]).toEqual([null, null]);
});
