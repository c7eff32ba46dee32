// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, createMachine, type AnyActorRef } from 'xstate';
import { findEnteredData } from '#common/form-draft/find-entered-data.ts';
import { findDraft, saveDraft } from '#common/form-draft/form-draft.ts';
import { useFormDraft } from '#common/form-draft/use-form-draft.ts';
import { EWalletTopUpDraft } from '#machines/account/e-wallet-top-up/e-wallet-top-up.draft.ts';
import { staticActor } from '../../views/support/static-actor.ts';
import { testShop } from '../../views/support/test-shop.tsx';

afterEach(() => window.localStorage.clear());

const username = 'adult@linka.example';
const form = { form: 'eWalletTopUp', subject: '9203' };
const entered = { price: '150', note: '' };
const draft = { username, ...form, entered };
const shopOf = (loggedIn: string) => testShop({ session: staticActor({ session: { username: loggedIn } }) });

describe('the draft of a form when the session expired (SES-02)', () => {
  it('is restored for the same account and the same subject', () => {
    saveDraft(draft);
    expect(findDraft(username, '9203')).toEqual(draft);
    expect(findDraft(username, '1111')).toBeNull();
    expect(findDraft(username, '9203')).toEqual(draft);
  });

  it('is deleted when another account requests it', () => {
    saveDraft(draft);
    expect(findDraft('parent@linka.example', '9203')).toBeNull();
    expect(findDraft(username, '9203')).toBeNull();
  });

  it('is restored only in its own form', () => {
    saveDraft(draft);
    expect(findEnteredData(shopOf(username), form, EWalletTopUpDraft)).toEqual(entered);
    expect(findEnteredData(shopOf(username), { ...form, form: 'ticketFare' }, EWalletTopUpDraft)).toBeNull();
    expect(findEnteredData(shopOf('parent@linka.example'), form, EWalletTopUpDraft)).toBeNull();
  });

  it.each([{ price: 150, note: '' }, { price: '150' }, null, 'price'])(
    'is not restored if it is %j, which does not fit the form',
    (stored) => {
      saveDraft({ ...draft, entered: stored });
      expect(findEnteredData(shopOf(username), form, EWalletTopUpDraft)).toBeNull();
    },
  );
});

describe('a form that is opened with a draft', () => {
  const machine = createMachine({
    initial: 'loading',
    states: {
      loading: { tags: 'busy', on: { loaded: 'editing', failed: 'unopened' } },
      unopened: { on: { retry: 'loading' } },
      editing: {},
    },
  });
  const open = (flow: AnyActorRef, subject = form.subject) => {
    const shop = shopOf(username);
    return renderHook(() => useFormDraft(shop, { form: form.form, subject, flow, entered: () => entered }));
  };

  it('deletes the stored draft as soon as it is shown, so that it is restored only one time', () => {
    saveDraft(draft);
    const flow = createActor(machine).start();
    open(flow);
    expect(findDraft(username, form.subject)).toEqual(draft);
    flow.send({ type: 'loaded' });
    expect(findDraft(username, form.subject)).toBeNull();
  });

  it('keeps the stored draft if the form could not be loaded, so that a reload restores it', () => {
    saveDraft(draft);
    const flow = createActor(machine).start();
    open(flow);
    flow.send({ type: 'failed' });
    expect(findDraft(username, form.subject)).toEqual(draft);
  });

  it('does not delete a stored draft of another subject', () => {
    saveDraft(draft);
    const flow = createActor(machine).start();
    open(flow, '1111');
    flow.send({ type: 'loaded' });
    expect(findDraft(username, form.subject)).toEqual(draft);
  });
});

describe('a form in which a person has entered data', () => {
  const flow = createActor(createMachine({})).start();
  const expireWith = (context: object, now: object | null) => {
    const listeners: ((snapshot: { context: object }) => void)[] = [];
    const session = {
      ...staticActor({ session: { username } }),
      subscribe: (listener: (snapshot: { context: object }) => void) => {
        listeners.push(listener);
        return { unsubscribe: vi.fn<() => void>() };
      },
    };
    renderHook(() => useFormDraft(testShop({ session }), { ...form, flow, entered: () => now }));
    for (const listener of listeners) listener({ context });
    return findDraft(username, form.subject);
  };

  it('is stored when the session expires', () => {
    expect(expireWith({ session: null, endReason: 'expired' }, entered)).toEqual(draft);
  });

  it('is not stored when the person logs out', () => {
    expect(expireWith({ session: null, endReason: 'loggedOut' }, entered)).toBeNull();
  });

  it('is not stored while the session continues', () => {
    expect(expireWith({ session: { username }, endReason: null }, entered)).toBeNull();
  });

  it('is not stored before the person has entered data', () => {
    expect(expireWith({ session: null, endReason: 'expired' }, null)).toBeNull();
  });
});
