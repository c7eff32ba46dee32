import { describe, expect, it } from 'vitest';
import { replay } from '#formal/exploration/replay.ts';
import { confirmationProblem } from '#machines/common/new-password.ts';
import { passwordChangeModel } from '#machines/visitor/password-change/model/password-change.model.ts';
import { passwordChangeView } from '#machines/visitor/password-change/password-change.view.ts';

const viewAfter = (input: 'mailed' | 'bare', ...steps: readonly string[]) =>
  passwordChangeView(replay(passwordChangeModel, input, steps).snapshot as Parameters<typeof passwordChangeView>[0]);
const sent = ['changePassword/strong', 'changeConfirmation/same', 'submit'];

describe('the view of a password change (PWD-02)', () => {
  it('shows no problem before the first submit, and then each problem while the person types', () => {
    const before = viewAfter('mailed', 'changePassword/weak', 'changeConfirmation/other');
    expect([before.passwordProblem, before.confirmationProblem]).toEqual([null, null]);
    const after = viewAfter('mailed', 'submit', 'changePassword/weak');
    expect([after.passwordProblem, after.confirmationProblem]).toEqual(['WEAK', 'EMPTY']);
    expect(after.flaws).toEqual(['TOO_SHORT', 'NO_UPPERCASE', 'NO_DIGIT']);
    const mended = viewAfter('mailed', 'submit', 'changePassword/strong', 'changeConfirmation/same');
    expect([mended.passwordProblem, mended.confirmationProblem]).toEqual([null, null]);
  });

  it('treats a confirmation with decomposed letters as the same password', () => {
    const password = 'Příliš-2026';
    expect(confirmationProblem({ password, confirmation: password.normalize('NFD') })).toBeNull();
    expect(confirmationProblem({ password, confirmation: 'Prilis-2026' })).toBe('DIFFERENT');
  });

  it('shows a refusal with the time to wait, and marks a missing response as unsure', () => {
    expect(viewAfter('mailed', ...sent, 'sendPassword=TOO_MANY_ATTEMPTS').refusal).toEqual({
      name: 'TOO_MANY_ATTEMPTS',
      isUnsure: false,
      metadata: { retryAfter: 61 },
    });
    expect(viewAfter('mailed', ...sent, 'sendPassword=noAnswer').refusal).toMatchObject({ isUnsure: true });
    expect(viewAfter('mailed', ...sent).refusal).toBeNull();
  });

  it('distinguishes a missing link from a refused link', () => {
    expect(viewAfter('bare').deadLink).toBe('linkMissing');
    expect(viewAfter('mailed', ...sent, 'sendPassword=INVALID_VERIFICATION_TOKEN').deadLink).toBe('linkRefused');
    expect(viewAfter('mailed', ...sent, 'sendPassword=CUSTOMER_EMAIL_NOT_UNIQUE').deadLink).toBeNull();
  });
});
