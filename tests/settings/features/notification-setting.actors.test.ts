import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideNotificationSetting } from '#features/settings/notification-setting/notification-setting.actors.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';

const number = (name: string, value: string) => ({ id: 1, displayName: name, name, value });
const card = { id: 7, type: 'CARD_EXPIRATION', daysInAdvance: 30, email: true, sms: false };
const ticket = { id: 8, type: 'TICKET_EXPIRATION', daysInAdvance: 3, email: false, sms: false };
const change = { id: 9, type: 'UPCOMING_CHANGE', daysInAdvance: 30, email: true, sms: false };

const loggedIn = { customerAccountId: 12 };

const read = async (globalSettings: readonly unknown[], session: typeof loggedIn | null = loggedIn) => {
  const { shop, calls } = recordingShop({ globalSettings, customerAccountNotifications: [card, ticket, change] });
  const sessionActor = staticActor({ session }) as never;
  const actor = createActor(provideNotificationSetting({ ...shop, actor: () => sessionActor })).start();
  const { context } = await waitFor(actor, (snapshot) => !snapshot.matches('reading'));
  return { ...context, calls };
};

const rangesOf = async (globalSettings: readonly unknown[]) =>
  (await read(globalSettings)).settings?.map(({ range }) => range);

describe('the notification settings (NTF-01)', () => {
  it("are the settings of the session's account", async () => {
    const { settings, calls } = await read([]);
    expect(settings?.map(({ setting }) => setting)).toEqual([card, ticket, change]);
    const asked = calls.find(({ name }) => name === 'customerAccountNotifications');
    expect(asked?.options.query).toEqual({ customerAccountId: 12 });
  });

  it('are not asked for if the session has ended', async () => {
    const { settings, failure, calls } = await read([], null);
    expect([settings, failure?.name, calls]).toEqual([null, 'UNREADABLE_ANSWER', []]);
  });

  it('have the default ranges if the operator has set no ranges', async () => {
    const defaults = [
      { min: 30, max: 90 },
      { min: 1, max: 10 },
      { min: 14, max: 92 },
    ];
    expect(await rangesOf([])).toEqual(defaults);
    expect(await rangesOf([number('NOTIFICATION_CARD_MIN_DAYS', ' ')])).toEqual(defaults);
  });

  it("have the operator's ranges if the operator has set them", async () => {
    const set = [
      number('NOTIFICATION_CARD_MIN_DAYS', '20'),
      number('NOTIFICATION_CARD_MAX_DAYS', '60'),
      number('NOTIFICATION_TICKET_MIN_DAYS', '0'),
      number('NOTIFICATION_TICKET_MAX_DAYS', '5'),
      number('NOTIFICATION_CHANGE_MIN_DAYS', '7'),
      number('NOTIFICATION_CHANGE_MAX_DAYS', '80'),
    ];
    expect(await rangesOf(set)).toEqual([
      { min: 20, max: 60 },
      { min: 0, max: 5 },
      { min: 7, max: 80 },
    ]);
  });

  it('cannot be read if a range is not a number', async () => {
    const { settings, failure } = await read([number('NOTIFICATION_CARD_MIN_DAYS', 'soon')]);
    expect([settings, failure?.name]).toEqual([null, 'UNREADABLE_ANSWER']);
  });
});
