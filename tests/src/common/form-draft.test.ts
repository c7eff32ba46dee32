// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, createMachine, type AnyEventObject } from 'xstate';
import { EWalletTopUpDraft } from '../../../machines/e-wallet-top-up/e-wallet-top-up.draft.ts';
import { findDraft, saveDraft } from '../../../src/common/form-draft/form-draft.ts';
import { restoreDraft } from '../../../src/common/form-draft/restore-draft.ts';
import { useFormDraft } from '../../../src/common/form-draft/use-form-draft.ts';
import { staticActor } from '../../views/support/static-actor.ts';
import { testShop } from '../../views/support/test-shop.tsx';

afterEach(() => window.localStorage.clear());

const draft = {
  username: 'adult@linka.example',
  form: 'eWalletTopUp',
  subject: '9203',
  events: [{ type: 'changePrice', value: '150' }],
};

describe('the draft of a form when the session expired (SES-02)', () => {
  it('is offered to the same account for the same subject', () => {
    saveDraft(draft);
    expect(findDraft('adult@linka.example', '9203')).toEqual(draft);
    expect(findDraft('adult@linka.example', '1111')).toBeNull();
    expect(findDraft('adult@linka.example', '9203')).toEqual(draft);
  });

  it('is deleted when another account asks for it', () => {
    saveDraft(draft);
    expect(findDraft('parent@linka.example', '9203')).toBeNull();
    expect(findDraft('adult@linka.example', '9203')).toBeNull();
  });
});

describe('a form that is opened again', () => {
  /** The events that the form receives when the account of the draft opens it. */
  const sentOf = (events: typeof draft.events) => {
    saveDraft({ ...draft, events });
    const send = vi.fn<(event: AnyEventObject) => void>();
    const flow = { ...staticActor({}), getSnapshot: () => ({ hasTag: () => false, can: () => true }), send };
    const session = staticActor({ session: { username: draft.username } });
    const { form, subject } = draft;
    renderHook(() =>
      useFormDraft(testShop({ session }), {
        form,
        subject,
        schema: EWalletTopUpDraft,
        flow: flow as never,
        entered: () => [],
      }),
    );
    return send.mock.calls.map(([event]) => event);
  };

  it('receives the events of the draft, and the draft is deleted', () => {
    expect(sentOf(draft.events)).toEqual(draft.events);
    expect(findDraft(draft.username, draft.subject)).toBeNull();
  });

  it('receives no event that a person cannot cause', () => {
    expect(sentOf([{ type: 'xstate.done.actor.addTopUp', value: '' }])).toEqual([]);
    expect(findDraft(draft.username, draft.subject)).toBeNull();
  });
});

describe('restoring a draft', () => {
  const machine = createMachine({
    initial: 'loading',
    states: {
      loading: { tags: 'busy', on: { loaded: 'choosing' } },
      choosing: { on: { chooseCombination: 'pricing' } },
      pricing: { tags: 'busy', on: { priced: 'ready' } },
      ready: { on: { chooseZone: 'chosen' } },
      chosen: {},
    },
  });
  const events: AnyEventObject[] = [
    { type: 'chooseCombination', id: 1 },
    { type: 'chooseZone', name: '7' },
  ];

  it('sends each event once the form accepts it', () => {
    const finished = vi.fn<() => void>();
    const form = createActor(machine).start();
    restoreDraft(form, events, finished);
    expect(form.getSnapshot().value).toBe('loading');
    form.send({ type: 'loaded' });
    expect(form.getSnapshot().value).toBe('pricing');
    expect(finished).not.toHaveBeenCalled();
    form.send({ type: 'priced' });
    expect(form.getSnapshot().value).toBe('chosen');
    expect(finished).toHaveBeenCalledOnce();
  });

  it('sends no more events after it was ended', () => {
    const form = createActor(machine).start();
    restoreDraft(form, events, () => {})();
    form.send({ type: 'loaded' });
    expect(form.getSnapshot().value).toBe('choosing');
  });
});
