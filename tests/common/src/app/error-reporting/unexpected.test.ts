import { expect, test } from 'vitest';
import { failure } from '#api/read-answer.ts';
import { CallError, errorToReport } from '#app/error-reporting/unexpected.ts';
import { Unreachable } from '#app/router/page-code.ts';
import { FileGone } from '#runtime/import-when-fetched.ts';

test.each([
  ['a refusal by the server', failure('INVALID_ZONE', 400)],
  ['a session that has ended', failure('UNAUTHENTICATED', 401)],
  ['a call without an answer', failure('NO_ANSWER', 0)],
  ['a call that is not needed any more', new DOMException('aborted', 'AbortError')],
  ['code that a newer version of the shop has replaced', new FileGone('/assets/x.js', '404')],
  [
    'a page that cannot be fetched',
    new Unreachable('the server cannot be reached', { cause: new FileGone('x', '404') }),
  ],
])('%s is not reported', (_, error) => {
  expect(errorToReport(error)).toBeNull();
});

test.each([
  [failure('INTERNAL_ERROR', 500), 'the server answered INTERNAL_ERROR with the status 500'],
  [failure('SERVICE_UNAVAILABLE', 503), 'the server answered SERVICE_UNAVAILABLE with the status 503'],
  [failure('UNREADABLE_ANSWER', 200), 'the server answered UNREADABLE_ANSWER with the status 200'],
])('a defect of the server is reported without the body of its response: %j', (failed, message) => {
  expect(errorToReport(failed)).toEqual(new CallError(message));
});

test('any other error is reported unchanged', () => {
  const error = new TypeError('undefined is not an object');
  expect(errorToReport(error)).toBe(error);
});
