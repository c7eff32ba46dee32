// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { NotificationRowView } from '#features/settings/notification-setting/notification-row-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { notificationRowModel } from '#machines/settings/notification-row/model/notification-row.model.ts';
import { notificationRowMachine } from '#machines/settings/notification-row/notification-row.machine.ts';
import type {
  NotificationRowContext,
  NotificationSave,
} from '#machines/settings/notification-row/notification-row.types.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
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

it('the days are saved as soon as their field is left (NTF-01)', async () => {
  const setting = { id: 1, type: 'CARD_EXPIRATION', daysInAdvance: 14, email: true, sms: false } as const;
  const input = { setting, range: { min: 1, max: 30 }, draft: null };
  const saved = fromPromise<void, NotificationSave>(() => new Promise(() => {}));
  const machine = notificationRowMachine.provide({ actors: { saveSetting: saved } });
  // The clock of the machine does not run, so that only leaving the field ends the delay.
  const actor = createActor(machine, { input, clock: new SimulatedClock() }).start();
  render(inShop(testShop(), <NotificationRowView actor={actor} />));
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Kolik dní předem'), '{Backspace}');
  screen.getByText('Za chvíli uložíme');
  await user.tab();
  screen.getByText('Ukládáme…');
  cleanup();
  actor.stop();
});
