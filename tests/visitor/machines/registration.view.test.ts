import { describe, expect, it } from 'vitest';
import { replay } from '#formal/exploration/replay.ts';
import { registrationModel } from '#machines/visitor/registration/model/registration.model.ts';
import { problemsOf } from '#machines/visitor/registration/registration.problems.ts';
import { registrationView } from '#machines/visitor/registration/registration.view.ts';

const viewAfter = (...steps: readonly string[]) =>
  registrationView(replay(registrationModel, 'fresh', steps).snapshot as Parameters<typeof registrationView>[0]);

const sent = [
  'changeUsername/address',
  'changePassword/strong',
  'changeRepeatedPassword/strong',
  'toggleConsent/age',
  'toggleConsent/terms',
  'toggleConsent/gdpr',
  'submit',
];
const none = { username: null, password: null, repeatedPassword: null, age: null, terms: null, gdpr: null };
const refusedAs = (outcome: string) => {
  const { errors, refusal } = viewAfter(...sent, `register=${outcome}`);
  return { errors, refusal: refusal?.name ?? null };
};

describe('the view of a registration', () => {
  it('shows no error before the first submit, and then all errors (REG-01)', () => {
    expect(viewAfter('changeUsername/no address').errors).toEqual(none);
    expect(viewAfter('submit').errors).toEqual({
      username: 'EMPTY_USERNAME',
      password: 'EMPTY_PASSWORD',
      repeatedPassword: 'EMPTY_REPEATED_PASSWORD',
      age: 'AGE_NOT_CONFIRMED',
      terms: 'TERMS_NOT_AGREED',
      gdpr: 'GDPR_NOT_AGREED',
    });
  });

  it('treats a password with decomposed letters as the same password, and accepts an international domain', () => {
    const password = 'Příliš-2026';
    const agreed = { age: true, terms: true, gdpr: true };
    const typed = { username: 'jan@příklad.cz\u200B', password, repeatedPassword: password.normalize('NFD'), agreed };
    expect(problemsOf(typed)).toEqual(none);
  });

  it('marks the demands that the password meets', () => {
    expect(viewAfter('changePassword/weak').demands).toEqual([
      { demand: 'TOO_SHORT', met: true },
      { demand: 'NO_LOWERCASE', met: true },
      { demand: 'NO_UPPERCASE', met: false },
      { demand: 'NO_DIGIT', met: true },
    ]);
  });

  it.each([
    ['CUSTOMER_EMAIL_NOT_UNIQUE', { username: 'CUSTOMER_EMAIL_NOT_UNIQUE' }],
    ['INVALID_EMAIL', { username: 'INVALID_EMAIL' }],
    ['EMPTY_USERNAME', { username: 'EMPTY_USERNAME' }],
    ['EMPTY_PASSWORD', { password: 'EMPTY_PASSWORD' }],
    ['invalid username', { username: 'INVALID_EMAIL' }],
    ['invalid password', { password: 'PASSWORD_REFUSED' }],
  ])('shows %s at its field (REG-03)', (outcome, errors) => {
    expect(refusedAs(outcome)).toEqual({ errors: { ...none, ...errors }, refusal: null });
  });

  it.each([
    ['TOO_MANY_ATTEMPTS', 'TOO_MANY_ATTEMPTS'],
    ['invalid both', 'VALIDATION_ERROR'],
    ['invalid consent', 'VALIDATION_ERROR'],
    ['noAnswer', 'NO_ANSWER'],
    ['garbage', 'UNREADABLE_ANSWER'],
  ])('shows %s above the form', (outcome, refusal) => {
    expect(refusedAs(outcome)).toEqual({ errors: none, refusal });
  });

  it('shows the present error of a changed field instead of its earlier refusal', () => {
    const view = viewAfter(...sent, 'register=CUSTOMER_EMAIL_NOT_UNIQUE', 'changeUsername/no address');
    expect([view.errors.username, view.isKnown]).toEqual(['INVALID_EMAIL', false]);
  });

  it('shows the address of the mail as soon as the account is created (REG-02)', () => {
    expect(viewAfter(...sent).mailedTo).toBeNull();
    expect(viewAfter(...sent, 'register=made').mailedTo).toBe('jana@linka.example');
  });
});
