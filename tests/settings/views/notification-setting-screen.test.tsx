// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { NotificationSettingScreen } from '#features/settings/notification-setting/notification-setting-screen.tsx';
import type { Shop } from '#runtime/shop.ts';
import { belowWaiting } from '#ui/room/below-waiting.styles.ts';
import { answeringShop } from '../../common/views/support/answering-shop.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { inShop } from '../../common/views/support/test-shop.tsx';

const setting = (id: number, type: string, daysInAdvance: number) => ({
  id,
  type,
  daysInAdvance,
  email: true,
  sms: false,
});
const answers = {
  globalSettings: [],
  customerAccountNotifications: [
    setting(7, 'CARD_EXPIRATION', 30),
    setting(8, 'TICKET_EXPIRATION', 3),
    setting(9, 'UPCOMING_CHANGE', 20),
  ],
  calendarAddress: { calendarAddress: null },
  updateCustomerAccountNotification: setting(7, 'CARD_EXPIRATION', 45),
};

/** Opens the page; returns the saved settings. */
async function open() {
  const saved: object[] = [];
  const shop = answeringShop(answers);
  const call = ((endpoint: EndpointDefinition, options: { readonly params?: object; readonly body?: object }) => {
    if (endpoint.name === 'updateCustomerAccountNotification') saved.push({ ...options.params, ...options.body });
    return shop.call(endpoint, options as never);
  }) as Shop['call'];
  const page = render(inShop({ ...shop, call }, inRouter(NotificationSettingScreen)));
  await screen.findByRole('region', { name: 'Karta' });
  return { ...page, saved };
}
const section = (name: string) => within(screen.getByRole('region', { name }));
const typeDays = (name: string, days: string) =>
  fireEvent.change(section(name).getByLabelText('Kolik dní předem'), { target: { value: days } });

beforeAll(() => {
  // The router scrolls to the top, which jsdom does not support.
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(cleanup);

describe('the page of the reminders (NTF-01)', () => {
  it('hides the calendar until the settings above it are read, so that it does not move during a press', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const { container } = render(
      inShop(answeringShop({ ...answers, customerAccountNotifications: promise }), inRouter(NotificationSettingScreen)),
    );
    const waiting = await screen.findByText('Načítáme nastavení…');
    const belowIt = () => container.querySelector(`:has([data-waiting]) ~ .${CSS.escape(belowWaiting)}`);
    expect(waiting.closest('[data-waiting]')).not.toBeNull();
    expect(belowIt()?.textContent).toContain('Kalendář v telefonu');
    await act(async () => resolve(answers.customerAccountNotifications));
    expect(belowIt()).toBeNull();
  });

  it('shows the calendar even if the settings cannot be read', async () => {
    const { customerAccountNotifications: _, ...others } = answers;
    render(inShop(answeringShop(others), inRouter(NotificationSettingScreen)));
    await screen.findByRole('alert');
    screen.getByRole('region', { name: 'Kalendář v telefonu' });
  });

  it('explains reminders, and has a section for each kind and for the calendar with the same dates', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nastavení upozornění');
    expect(document.title).toMatch(/^Nastavení upozornění – /);
    screen.getByText(/^Upozornění je e-mail, který/);
    const sections = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby') ?? '');
    expect(sections.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Karta',
      'Jízdenky',
      'Změny profilu',
      'Kalendář v telefonu',
    ]);
    await section('Kalendář v telefonu').findByRole('button', { name: 'Vytvořit adresu' });
  });
});

it.each([
  ['Karta', /platnosti karty .* 30 až 90 dní předem/, 'Upozornit mě e-mailem na konec platnosti karty'],
  ['Jízdenky', /platnosti jízdenky .* 1 až 10 dní předem/, 'Upozornit mě e-mailem na konec platnosti jízdenky'],
  ['Změny profilu', /skončí profil nebo karta.* 14 až 92 dní předem/, 'Upozornit mě e-mailem na změnu profilu'],
])('the reminder of %s shows its subject and when it can be sent (NTF-01)', async (name, range, checkbox) => {
  await open();
  section(name).getByText(range);
  expect(section(name).getByRole<HTMLInputElement>('checkbox', { name: checkbox }).checked).toBe(true);
});

describe('typed days that are not saved yet (NTF-01)', () => {
  it('are saved at once when their field is left', async () => {
    const { saved } = await open();
    typeDays('Jízdenky', '5');
    await act(async () => void fireEvent.blur(section('Jízdenky').getByLabelText('Kolik dní předem')));
    expect(saved).toEqual([{ id: 8, daysInAdvance: 5, email: true, sms: false }]);
  });

  it('are saved when the page is left', async () => {
    const { saved, unmount } = await open();
    typeDays('Karta', '45');
    unmount();
    await expect.poll(() => saved).toEqual([{ id: 7, daysInAdvance: 45, email: true, sms: false }]);
  });

  it('are saved when the browser leaves the page', async () => {
    const { saved } = await open();
    typeDays('Karta', '45');
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    expect(saved).toEqual([{ id: 7, daysInAdvance: 45, email: true, sms: false }]);
  });
});
