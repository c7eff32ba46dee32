// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { NotificationSettingView } from '#features/settings/notification-setting/notification-setting-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { notificationSettingModel } from '#machines/settings/notification-setting/model/notification-setting.model.ts';
import { answeringShop } from '../../common/views/support/answering-shop.ts';
import { inShop } from '../../common/views/support/test-shop.tsx';
import { notificationSettingGestures } from './notification-setting.gestures.tsx';

describeView({
  model: notificationSettingModel,
  render: (actor) => inShop(answeringShop({}), <NotificationSettingView actor={actor} />),
  gestures: notificationSettingGestures,
  expectations: {
    shown: ({ root }) => {
      const field = (name: string) =>
        within(within(root).getByRole('region', { name })).getByLabelText<HTMLInputElement>('Kolik dní předem');
      expect([field('Karta').value, field('Karta').disabled]).toEqual(['30', false]);
      expect([field('Jízdenky').value, field('Jízdenky').disabled]).toEqual(['', true]);
      within(root).getByText(/platnosti karty .* 30 až 90 dní předem/);
      within(root).getByText(/platnosti jízdenky .* 1 až 10 dní předem/);
    },
    unreadable: ({ root }) => {
      within(root).getByText('Nastavení upozornění se nepodařilo načíst');
    },
  },
});
