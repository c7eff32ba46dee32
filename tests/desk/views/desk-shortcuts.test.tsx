// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeskApplicationScreen } from '#features/desk/application/desk-application-screen.tsx';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { answeringShop } from '../../common/views/support/answering-shop.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { inShop } from '../../common/views/support/test-shop.tsx';
import { uncheckedApplication } from './desk.samples.ts';

fillBrowserGaps();
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  window.localStorage.clear();
  window.location.hash = '';
});
afterEach(cleanup);

async function open() {
  const answers = {
    deskCardApplication: { ...uncheckedApplication, id: 7 },
    deskCardApplications: { items: [7, 8].map((id) => ({ ...uncheckedApplication, id })), totalCount: 2 },
  };
  const page = inRouter(DeskApplicationScreen, undefined, undefined, '/page');
  render(inShop(answeringShop(answers), page));
  await screen.findByRole('button', { name: 'Schválit údaje' });
  return userEvent.setup();
}

const titleOfDialog = async () => (await screen.findByRole('dialog')).getAttribute('aria-labelledby');
const helpSwitch = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Klávesové zkratky' }));
  return screen.getByRole('checkbox', { name: 'Používat klávesové zkratky' });
};

describe('the keys of an application (DSK-08)', () => {
  it.each([
    ['a', 'Schválit údaje?'],
    ['A', 'Schválit údaje?'],
    ['r', 'Vyžádat znovu'],
    ['x', 'Zamítnout celou žádost?'],
  ])('opens the dialog of an action: %s', async (key, title) => {
    const user = await open();
    await user.keyboard(key === 'A' ? '{CapsLock}a' : key);
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
  });

  it('names each key at its button, and lists all keys on the page', async () => {
    const user = await open();
    const keyOf = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-keyshortcuts');
    expect(['Schválit údaje', 'Vyžádat znovu', 'Zamítnout žádost'].map(keyOf)).toEqual(['A', 'R', 'X']);
    await helpSwitch(user);
    expect([...document.querySelectorAll('kbd')].map(({ textContent }) => textContent)).toEqual([
      'N',
      'P',
      'A',
      'R',
      'X',
    ]);
  });

  it('follows the link to the next application, but not behind an open dialog', async () => {
    const user = await open();
    await screen.findByRole('link', { name: 'Další' });
    await user.keyboard('a');
    (await screen.findByRole('dialog')).focus();
    await user.keyboard('n');
    expect(window.location.hash).toBe('');
    cleanup();
    const again = await open();
    await screen.findByRole('link', { name: 'Další' });
    await again.keyboard('n');
    expect(window.location.hash).toBe('#/desk/card-applications/7');
  });

  it('does nothing with a modifier, while a dialog is open, or for a key without a meaning', async () => {
    const user = await open();
    await user.keyboard('{Control>}a{/Control}{Alt>}a{/Alt}{Meta>}a{/Meta}q');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('a');
    const title = await titleOfDialog();
    screen.getByRole('dialog').focus();
    await user.keyboard('x');
    expect(await titleOfDialog()).toBe(title);
    expect(screen.queryByRole('dialog', { name: 'Zamítnout celou žádost?' })).toBeNull();
  });

  it('does nothing while a person types', async () => {
    const user = await open();
    const field = document.body.appendChild(document.createElement('textarea'));
    field.focus();
    await user.keyboard('a');
    expect(field.value).toBe('a');
    expect(screen.queryByRole('dialog')).toBeNull();
    field.remove();
  });

  it('can be turned off; the browser keeps the choice', async () => {
    const user = await open();
    await user.click(await helpSwitch(user));
    await user.keyboard('a');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Schválit údaje' }).hasAttribute('aria-keyshortcuts')).toBe(false);
    cleanup();
    const again = await open();
    await again.keyboard('a');
    expect(screen.queryByRole('dialog')).toBeNull();
    await again.click(await helpSwitch(again));
    await again.keyboard('a');
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });
});
