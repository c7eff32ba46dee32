import { describe, expect, it } from 'vitest';
import { approveCardManagement, rejectCardManagement } from '#contract/endpoints/customer-account-links.ts';
import { errorNumber } from '#contract/error-names.ts';
import { failureText } from '#machines/links/managed-card-decision/managed-card-decision.view.ts';
import { readMessages } from '#messages/compile.ts';

const token = 'token';
const failure = (name: string) => ({ name, status: 409, metadata: {} });
const texts = readMessages('cs');

describe('the message for an answer that was not saved (MCD-01, API-04)', () => {
  it.each([
    ['INVALID_CUSTOMER_CARD', 10],
    ['INVALID_ACCOUNT', 11],
    ['APPROVE_MANAGED_CARD_INVALID_TOKEN', 13],
    ['EXPIRED_TOKEN', 14],
    ['MAXIMUM_ACCOUNTS_REACHED', 15],
    ['REJECT_MANAGED_CARD_INVALID_TOKEN', 16],
    ['CARD_ALREADY_MANAGED', 17],
  ] as const)('for %s has its own text with the number %i', (name, number) => {
    const text = failureText({ decision: 'approve', token, needsPress: false, failure: failure(name) });
    expect(text).toEqual({ messageId: `managedCardDecision.errors.${name}`, errorName: name });
    expect([texts[text.messageId], errorNumber[name]]).toEqual([expect.any(String), number]);
  });

  it('has a numbered text for every refusal of the contract', () => {
    for (const name of [...approveCardManagement.errors, ...rejectCardManagement.errors]) {
      const { errorName } = failureText({ decision: 'reject', token, needsPress: false, failure: failure(name) });
      expect(errorName && errorNumber[errorName]).toBeGreaterThan(0);
    }
  });

  it.each(['INTERNAL_ERROR', 'VALIDATION_ERROR', 'NO_ANSWER', 'CANNOT_MANAGE_OWN_CARD', 'constructor'])(
    'for %s is a general text',
    (name) => {
      const textFor = (decision: 'approve' | 'reject') =>
        failureText({ decision, token, needsPress: false, failure: failure(name) });
      expect(textFor('approve')).toEqual({ messageId: 'managedCardDecision.approvalFailed' });
      expect(textFor('reject')).toEqual({ messageId: 'managedCardDecision.rejectFailed' });
    },
  );

  it('reports an invalid token if the address has no token', () => {
    const error = (decision: 'approve' | 'reject') =>
      failureText({ decision, token: '', needsPress: false, failure: null }).errorName;
    expect([error('approve'), error('reject')]).toEqual([
      'APPROVE_MANAGED_CARD_INVALID_TOKEN',
      'REJECT_MANAGED_CARD_INVALID_TOKEN',
    ]);
  });
});
