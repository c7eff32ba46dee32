// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AccountSettingScreen } from '#features/settings/account-setting/account-setting-screen.tsx';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { answeringShop } from '../../common/views/support/answering-shop.ts';
import { emulateModalDialogs } from '../../common/views/support/modal-dialogs.ts';
import { inShop } from '../../common/views/support/test-shop.tsx';

afterEach(cleanup);
emulateModalDialogs();
fillBrowserGaps();

const answers = { activeTickets: { items: [] }, relatedCustomers: { items: [] }, globalSettings: [] };
const selection = {
  context: { registered: null, linkedId: null, card: null },
  matches: () => false,
  hasTag: () => false,
};
const customerSelection = { getSnapshot: () => selection, subscribe: () => ({ unsubscribe: () => {} }) };

// Each case opens another dialog, because the code of a dialog is loaded only once.
it.each([
  ['Smazat účet', 'Smazat účet'],
  ['Změnit heslo', 'Změna hesla'],
])('%s opens a dialog that shows its title while its code is being loaded', async (label, title) => {
  render(inShop(answeringShop(answers, {}, { customerSelection }), <AccountSettingScreen />));
  const button = screen.getByRole('button', { name: label });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(button);
  expect(screen.getByRole('dialog', { name: title }).getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(screen.getByRole('dialog', { name: title }).getAttribute('aria-busy')).toBe('false'));
});
