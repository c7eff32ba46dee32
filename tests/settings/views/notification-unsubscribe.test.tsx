// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { NotificationUnsubscribeView } from '#features/settings/notification-unsubscribe/notification-unsubscribe-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { notificationUnsubscribeModel } from '#machines/settings/notification-unsubscribe/model/notification-unsubscribe.model.ts';
import { notificationUnsubscribeView } from '#machines/settings/notification-unsubscribe/notification-unsubscribe.view.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { notificationUnsubscribeGestures } from './notification-unsubscribe.gestures.tsx';

describeView({
  model: notificationUnsubscribeModel,
  render: (actor) => inShop(testShop(), <NotificationUnsubscribeView actor={actor} />),
  gestures: notificationUnsubscribeGestures,
  view: notificationUnsubscribeView,
  expectations: {
    asking: ({ root }) => {
      within(root).getByText('Nechcete už dostávat e-maily o tom, že končí platnost karty?');
      within(root).getByText('Ostatních e-mailů se to netýká.');
    },
    switchingOff: ({ root }) => {
      const button = within(root).getByRole('button', { name: 'Vypnout upozornění' });
      expect(button.getAttribute('aria-busy')).toBe('true');
    },
    switchedOff: ({ root }) => {
      expect(within(root).getByRole('status').textContent).toContain('Upozornění na konec platnosti karty je vypnuté');
    },
    refused: ({ root }) => {
      expect(within(root).getByRole('alert').textContent).toContain('Odkaz není úplný');
    },
    unanswered: ({ root }) => {
      within(root).getByText('Upozornění se zatím nepodařilo vypnout');
    },
  },
});
