// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideNotificationRow } from '#features/settings/notification-setting/notification-row.actors.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';

const setting = { id: 7, type: 'CARD_EXPIRATION', daysInAdvance: 30, email: true, sms: false } as const;
const range = { min: 30, max: 90 };
const saved = { updateCustomerAccountNotification: setting };

const start = (answers: Readonly<Record<string, unknown>>) => {
  const { shop, calls, effects, toasts } = recordingShop(answers);
  const actor = createActor(provideNotificationRow(shop), { input: { setting, range, draft: null } }).start();
  const bodies = () => calls.map(({ options }) => options.body);
  return { shop, actor, calls, effects, toasts, bodies };
};

afterEach(() => {
  delete document.documentElement.dataset['leaving'];
});

describe('a notification setting (NTF-01)', () => {
  it('is saved by its id, always without text messages, by a call that is not aborted when the page is left', async () => {
    const { actor, calls, effects } = start(saved);
    actor.send({ type: 'changeEMail', email: false });
    await waitFor(actor, (snapshot) => snapshot.matches('saved'));
    expect(calls.map(({ name, options }) => [name, options])).toEqual([
      [
        'updateCustomerAccountNotification',
        { params: { id: 7 }, body: { daysInAdvance: 30, email: false, sms: false }, outlivesPage: true },
      ],
    ]);
    expect(effects).toEqual(['toast notificationSetting.saveSuccess']);
  });

  it('sends the nearest allowed number of days, and shows it in one toast', async () => {
    const { actor, effects, toasts, bodies } = start(saved);
    actor.send({ type: 'changeDays', typed: '345' });
    actor.send({ type: 'finishTyping' });
    await waitFor(actor, (snapshot) => snapshot.matches('saved'));
    expect(bodies()).toEqual([{ daysInAdvance: 90, email: true, sms: false }]);
    expect(effects).toEqual(['toast notificationSetting.invalidDaysInAdvance']);
    expect(toasts[0]).toEqual({
      messageId: 'notificationSetting.invalidDaysInAdvance',
      values: { days: 90 },
      colour: 'warning',
    });
  });

  it('shows a toast if it could not be saved', async () => {
    const { actor, effects } = start({});
    actor.send({ type: 'changeEMail', email: false });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(effects).toEqual(['toast notificationSetting.savingError']);
  });

  it('is sent when the page is left during the pause after typing, even if the flow ends at once', async () => {
    const { actor, bodies } = start(saved);
    actor.send({ type: 'changeDays', typed: '45' });
    actor.send({ type: 'leave' });
    actor.stop();
    await expect.poll(() => bodies()).toEqual([{ daysInAdvance: 45, email: true, sms: false }]);
  });

  /** Starts a save that waits for its response, then switches the e-mail off. `leave` leaves the page. */
  const leaveInMidSave = (answers: 'answer' | 'failure') => {
    const first = Promise.withResolvers<unknown>();
    const { shop, toasts } = recordingShop({});
    const sent: unknown[] = [];
    const call = (_: unknown, { body }: { readonly body?: unknown } = {}) => {
      sent.push(body);
      if (sent.length === 1) return first.promise as never;
      return (answers === 'answer' ? Promise.resolve(setting) : Promise.reject(new Error('failed'))) as never;
    };
    const actor = createActor(provideNotificationRow({ ...shop, call }), {
      input: { setting, range, draft: null },
    }).start();
    actor.send({ type: 'changeDays', typed: '45' });
    actor.send({ type: 'finishTyping' });
    actor.send({ type: 'changeEMail', email: false });
    const leave = () => {
      actor.send({ type: 'leave' });
      actor.stop();
    };
    return { sent, toasts, first, leave };
  };
  const before = { daysInAdvance: 45, email: true, sms: false };
  const last = { daysInAdvance: 45, email: false, sms: false };
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it('is sent after the running save when another page is opened', async () => {
    const { sent, first, leave } = leaveInMidSave('answer');
    leave();
    await settled();
    expect(sent).toEqual([before]);
    first.resolve(setting);
    await settled();
    expect(sent).toEqual([before, last]);
  });

  it('is also sent after the running save has failed, and a failure of the second save is shown', async () => {
    const { sent, toasts, first, leave } = leaveInMidSave('failure');
    leave();
    first.reject(new Error('failed'));
    await settled();
    expect(sent).toEqual([before, last]);
    expect(toasts).toEqual([{ messageId: 'notificationSetting.savingError', colour: 'error' }]);
  });

  it('is sent at once when the browser closes the page', async () => {
    const { sent, leave } = leaveInMidSave('answer');
    await settled();
    document.documentElement.dataset['leaving'] = String(performance.now());
    leave();
    expect(sent).toEqual([before, last]);
  });
});
