// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { notificationRowModel } from '../../../machines/notification-row/notification-row.model.ts';
import type { NotificationRowContext } from '../../../machines/notification-row/notification-row.types.ts';
import { NotificationRowView } from '../../../src/features/settings/notification-setting/notification-row-view.tsx';
import { describeView } from '../../formal/view-level.ts';
import { inShop, testShop } from '../support/test-shop.tsx';
import { notificationRowGestures } from './notification-row.gestures.tsx';

describeView({
  model: notificationRowModel,
  render: (actor) => inShop(testShop(), <NotificationRowView actor={actor} />),
  gestures: notificationRowGestures,
  expectations: {
    '': ({ root }, { context }) => {
      const { typed, email, range } = context as NotificationRowContext;
      within(root).getByText(`Na konec platnosti karty vás můžeme upozornit ${range.min} až ${range.max} dní předem.`);
      const field = within(root).getByLabelText<HTMLInputElement>('Kolik dní předem');
      expect([field.value, field.disabled]).toEqual([typed, !email]);
      expect(within(root).getByRole<HTMLInputElement>('checkbox').checked).toBe(email);
    },
    saved: ({ root }) => {
      within(root).getByText('Uloženo');
    },
    typing: ({ root }) => {
      within(root).getByText('Za chvíli uložíme');
    },
    saving: ({ root }) => {
      within(root).getByText('Ukládáme…');
    },
    failed: ({ root }) => {
      within(root).getByText('Nastavení se nepodařilo uložit');
      within(root).getByText('Co jste zadali, tu zůstalo. Zkuste to prosím znovu.');
    },
  },
});
