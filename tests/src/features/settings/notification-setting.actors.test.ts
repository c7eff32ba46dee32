import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideNotificationSetting } from '../../../../src/features/settings/notification-setting/notification-setting.actors.ts';
import { recordingShop } from '../../support/recording-shop.ts';

const setting = (name: string, value: string) => ({ id: 1, displayName: name, name, value });

const rangesOf = async (globalSettings: readonly unknown[]) => {
  const actor = createActor(provideNotificationSetting(recordingShop({ globalSettings }).shop)).start();
  return (await waitFor(actor, (snapshot) => !snapshot.matches('reading'))).context;
};

describe('the ranges of reminders (NTF-01)', () => {
  it('are the defaults if the operator has set none', async () => {
    const defaults = { card: { min: 30, max: 90 }, ticket: { min: 1, max: 10 } };
    expect((await rangesOf([])).ranges).toEqual(defaults);
    expect((await rangesOf([setting('NOTIFICATION_CARD_MIN_DAYS', ' ')])).ranges).toEqual(defaults);
  });

  it("are the operator's if the operator has set them", async () => {
    const set = [
      setting('NOTIFICATION_CARD_MIN_DAYS', '20'),
      setting('NOTIFICATION_CARD_MAX_DAYS', '60'),
      setting('NOTIFICATION_TICKET_MIN_DAYS', '0'),
      setting('NOTIFICATION_TICKET_MAX_DAYS', '5'),
    ];
    expect((await rangesOf(set)).ranges).toEqual({ card: { min: 20, max: 60 }, ticket: { min: 0, max: 5 } });
  });

  it('cannot be read if a setting is not a number', async () => {
    const { ranges, failure } = await rangesOf([setting('NOTIFICATION_CARD_MIN_DAYS', 'soon')]);
    expect([ranges, failure?.name]).toEqual([null, 'UNREADABLE_ANSWER']);
  });
});
