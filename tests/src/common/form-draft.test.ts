// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, createMachine, type AnyEventObject } from 'xstate';
import { enterAgain } from '../../../src/common/form-draft/restore-draft.ts';
import { keepEntry, keptEntry } from '../../../src/common/form-draft/form-draft.ts';

afterEach(() => window.localStorage.clear());

const entry = {
  username: 'adult@linka.example',
  flow: 'eWalletTopUp',
  cardNumber: '9203',
  events: [{ type: 'changePrice', value: '150' }],
} as const;

describe('what stood in a form when the session ended (SES-02)', () => {
  it('is offered to the same account and card', () => {
    keepEntry({ ...entry, events: [...entry.events] });
    expect(keptEntry('adult@linka.example', '9203')).toEqual(entry);
    expect(keptEntry('adult@linka.example', '1111')).toBeNull();
    expect(keptEntry('adult@linka.example', '9203')).toEqual(entry);
  });

  it('is gone when somebody else comes', () => {
    keepEntry({ ...entry, events: [...entry.events] });
    expect(keptEntry('parent@linka.example', '9203')).toBeNull();
    expect(keptEntry('adult@linka.example', '9203')).toBeNull();
  });

  it('that was tampered with is none', () => {
    const forged = { ...entry, events: [{ type: 'xstate.done.actor.addTopUp', output: {} }] };
    window.localStorage.setItem('linka.entry', JSON.stringify({ version: 1, value: forged }));
    expect(keptEntry('adult@linka.example', '9203')).toBeNull();
  });
});

describe('entering again', () => {
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

  it('waits until the form takes each piece', () => {
    const finished = vi.fn<() => void>();
    const form = createActor(machine).start();
    enterAgain(form, events, finished);
    expect(form.getSnapshot().value).toBe('loading');
    form.send({ type: 'loaded' });
    expect(form.getSnapshot().value).toBe('pricing');
    expect(finished).not.toHaveBeenCalled();
    form.send({ type: 'priced' });
    expect(form.getSnapshot().value).toBe('chosen');
    expect(finished).toHaveBeenCalledOnce();
  });

  it('stops when it is told to', () => {
    const form = createActor(machine).start();
    enterAgain(form, events, () => {})();
    form.send({ type: 'loaded' });
    expect(form.getSnapshot().value).toBe('choosing');
  });
});
