// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { discardDraft } from '#common/form-draft/form-draft.ts';
import { NotificationRow } from '#features/settings/notification-setting/notification-row.tsx';
import { answeringShop } from '../../common/views/support/answering-shop.ts';
import { sessionOf } from '../../common/views/support/session-of.ts';
import { inShop } from '../../common/views/support/test-shop.tsx';

beforeEach(discardDraft);
afterEach(cleanup);

type Type = 'CARD_EXPIRATION' | 'TICKET_EXPIRATION';
const range = { min: 1, max: 90 };

/** Opens a setting in a shop whose calls never get an answer. */
function open(type: Type, username?: string) {
  const setting = { id: 7, type, daysInAdvance: 30, email: true, sms: false };
  const session = sessionOf(username);
  const shop = answeringShop({}, {}, { session });
  render(
    inShop({ ...shop, call: () => new Promise<never>(() => {}) }, <NotificationRow setting={setting} range={range} />),
  );
  return session;
}
const days = () => screen.getByLabelText<HTMLInputElement>('Kolik dní předem').value;

function typeDays(type: Type) {
  const session = open(type);
  fireEvent.change(screen.getByLabelText('Kolik dní předem'), { target: { value: '45' } });
  return session;
}

const endOf = (session: ReturnType<typeof open>, reason: 'expired' | 'loggedOut') => act(() => session.end(reason));

function comeBack(type: Type, username?: string) {
  cleanup();
  open(type, username);
}

it('days that were not saved before the session expired are restored, only in their own setting (SES-02)', () => {
  endOf(typeDays('CARD_EXPIRATION'), 'expired');
  comeBack('TICKET_EXPIRATION');
  expect(days()).toBe('30');
  comeBack('CARD_EXPIRATION');
  expect(days()).toBe('45');
  expect(screen.getByText('Za chvíli uložíme')).toBeTruthy();
  comeBack('CARD_EXPIRATION');
  expect(days()).toBe('30');
});

it('days are restored neither for another account nor after a log-out', () => {
  endOf(typeDays('CARD_EXPIRATION'), 'expired');
  comeBack('CARD_EXPIRATION', 'karel@linka.example');
  expect(days()).toBe('30');
  cleanup();
  endOf(typeDays('CARD_EXPIRATION'), 'loggedOut');
  comeBack('CARD_EXPIRATION');
  expect(days()).toBe('30');
});

it('a saved setting has no draft', () => {
  endOf(open('CARD_EXPIRATION'), 'expired');
  expect(window.localStorage).toHaveLength(0);
});
