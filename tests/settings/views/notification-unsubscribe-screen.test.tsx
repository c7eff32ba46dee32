// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { NotificationUnsubscribeScreen } from '#features/settings/notification-unsubscribe/notification-unsubscribe-screen.tsx';
import { recordingShop } from '../../common/src/support/recording-shop.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { inShop } from '../../common/views/support/test-shop.tsx';

beforeAll(() => {
  // The router scrolls to the top, which jsdom does not support.
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(cleanup);

const cards = '1.CARD_EXPIRATION.signature';
const tickets = '1.TICKET_EXPIRATION.signature';

it('a press sends the token of the address; after another link in the same tab, the page asks again (NTF-02)', async () => {
  const { shop, calls } = recordingShop({ unsubscribeNotifications: { type: 'CARD_EXPIRATION' } });
  const history = createMemoryHistory({ initialEntries: [`/page?token=${cards}`] });
  render(inShop(shop, inRouter(NotificationUnsubscribeScreen, history)));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Vypnout upozornění');
  expect(document.title).toMatch(/^Vypnout upozornění – /);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Vypnout upozornění' }));
  await screen.findByText('Upozornění na konec platnosti karty je vypnuté');
  act(() => history.push(`/page?token=${tickets}`));
  await user.click(await screen.findByRole('button', { name: 'Vypnout upozornění' }));
  await expect.poll(() => calls.map(({ options }) => options.body)).toEqual([{ token: cards }, { token: tickets }]);
});

it('the page says that a link without a token is incomplete (NTF-02)', async () => {
  const { shop, calls } = recordingShop({});
  const history = createMemoryHistory({ initialEntries: ['/page'] });
  render(inShop(shop, inRouter(NotificationUnsubscribeScreen, history)));
  expect((await screen.findByRole('alert')).textContent).toContain('Odkaz není úplný');
  expect(calls).toEqual([]);
});
