// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, createMachine, fromPromise, setup } from 'xstate';
import type { CallHold } from '#api/call-environment.ts';
import { provideFlowMap } from '#app/flow-map/flow-map.actors.ts';
import { numberMachines } from '#app/flow-map/running-machines.ts';
import { possibleSteps } from '#app/flow-map/steps.ts';
import { customer } from '#contract/endpoints/customers.ts';
import { expiredCart } from '#contract/endpoints/shopping-cart.ts';
import type { LiveDrawing } from '#contract/live-drawing.ts';
import { drawingOf } from '#machines/common/flow-map/model/flow-map.samples.ts';
import { createLiveMachines } from '#runtime/live-machines.ts';

const saved = Promise.withResolvers<void>();

/** The machine of the sample drawing, with a call whose state may stay active after the call is settled. */
function createDownload(flow: string, aborted: () => void) {
  return setup({
    actors: {
      saveAttachment: fromPromise(({ signal }) => {
        signal.addEventListener('abort', aborted);
        return saved.promise;
      }),
    },
  }).createMachine({
    id: flow,
    initial: 'offered',
    context: { failed: 0, done: 0 },
    states: {
      offered: { on: { download: 'fetching' } },
      fetching: {
        invoke: {
          id: 'saveAttachment',
          src: 'saveAttachment',
          onDone: { actions: ({ context }) => void (context.done += 1) },
          onError: { target: 'offered', actions: ({ context }) => void (context.failed += 1) },
        },
      },
    },
  });
}

const answerWith = (drawing: LiveDrawing | null) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => (drawing === null ? new Response('', { status: 404 }) : Response.json(drawing))),
  );

const machines = createLiveMachines();
const aborted = vi.fn();
let hold: CallHold | null = null;

const maps: { stop: () => void }[] = [];

/** Opens the map and one running flow. */
function openMap(flow: string) {
  const shop = { machines, holdCalls: (next: CallHold | null) => void (hold = next) };
  const download = createActor(createDownload(flow, aborted), { inspect: machines.inspect }).start();
  const map = createActor(provideFlowMap(shop, numberMachines(machines))).start();
  maps.push(map);
  const seeShown = () => expect.poll(() => map.getSnapshot().matches({ drawing: 'shown' })).toBe(true);
  return { download, map, seeShown };
}

beforeEach(() => {
  aborted.mockReset();
  hold = null;
});
afterEach(() => {
  for (const map of maps.splice(0)) map.stop();
  for (const machine of machines.running()) machine.stop();
  vi.unstubAllGlobals();
});

describe('the actors of the flow map', () => {
  it('send the shown machine the events of the model that it can take, and no other events (LFM-03)', async () => {
    answerWith(drawingOf('sent'));
    const { download, map, seeShown } = openMap('sent');
    await seeShown();
    map.send({ type: 'take', step: 'saveAttachment=noAnswer' });
    expect(download.getSnapshot()).toMatchObject({ status: 'active', value: 'offered' });
    map.send({ type: 'take', step: 'download' });
    expect(download.getSnapshot().value).toBe('fetching');
    map.send({ type: 'take', step: 'no such step' });
    expect(download.getSnapshot().value).toBe('fetching');
  });

  it('settle a waiting call: the real call is aborted, and its late response changes nothing (LFM-04)', async () => {
    answerWith(drawingOf('settled'));
    const { download, map, seeShown } = openMap('settled');
    await seeShown();
    map.send({ type: 'take', step: 'download' });
    map.send({ type: 'take', step: 'saveAttachment=noAnswer' });
    expect(download.getSnapshot()).toMatchObject({ value: 'offered', context: { failed: 1 } });
    expect(aborted).toHaveBeenCalledOnce();
  });

  it('stop a settled call even if its state stays active', async () => {
    answerWith(drawingOf('goesOn'));
    const { download, map, seeShown } = openMap('goesOn');
    await seeShown();
    map.send({ type: 'take', step: 'download' });
    map.send({ type: 'take', step: 'saveAttachment=saved' });
    expect(download.getSnapshot()).toMatchObject({ value: 'fetching', context: { done: 1 } });
    expect(aborted).toHaveBeenCalledOnce();
    saved.resolve();
    await saved.promise;
    expect(download.getSnapshot().context.done).toBe(1);
  });

  it('do not offer to settle a child machine, which has steps of its own', () => {
    answerWith(null);
    const { download } = openMap('parts');
    const offered = (kind: 'error' | 'snapshot') => {
      const drawing = { ...drawingOf('parts'), outcomes: { saveAttachment: [{ name: 'shown', kind }] } };
      return possibleSteps(drawing, download.getSnapshot()).map(({ name }) => name);
    };
    download.send({ type: 'download' });
    expect(offered('error')).toEqual(['saveAttachment=shown']);
    expect(offered('snapshot')).toEqual([]);
  });

  it('follow the machine that changed last, but not the toasts (LFM-01)', () => {
    answerWith(null);
    const { map } = openMap('first');
    const flowAtEnd = () => map.getSnapshot().context.machines.at(-1)?.flow;
    expect(flowAtEnd()).toBe('first');
    createActor(createMachine({ id: 'toasts' }), { inspect: machines.inspect }).start();
    expect(flowAtEnd()).toBe('first');
    createActor(createMachine({ id: 'second' }), { inspect: machines.inspect }).start();
    expect(flowAtEnd()).toBe('second');
  });

  it.each([null, { ...drawingOf('bad'), states: 'none' } as unknown as LiveDrawing])(
    'show no drawing that is missing or has another format (LFM-02)',
    async (drawing) => {
      answerWith(drawing);
      const { map } = openMap('bad');
      await expect.poll(() => map.getSnapshot().matches({ drawing: 'failed' })).toBe(true);
    },
  );

  it('hold calls until each is released, and release all when holding ends (LFM-05)', async () => {
    answerWith(null);
    const { map } = openMap('held');
    const heldNames = () => map.getSnapshot().context.held.map(({ name }) => name);
    map.send({ type: 'hold' });
    const aborting = new AbortController();
    const sent: string[] = [];
    const aborts = hold?.(customer, aborting.signal).catch(() => void sent.push('aborted'));
    const passes = hold?.(expiredCart, undefined).then(() => void sent.push('through'));
    const last = hold?.(customer, undefined).then(() => void sent.push('last'));
    expect(heldNames()).toEqual(['customer', 'expiredCart', 'customer']);
    aborting.abort();
    await aborts;
    map.send({ type: 'letThrough', id: map.getSnapshot().context.held[0]?.id ?? 0 });
    await passes;
    expect(sent).toEqual(['aborted', 'through']);
    expect(heldNames()).toEqual(['customer']);
    map.send({ type: 'pass' });
    await last;
    expect(sent).toEqual(['aborted', 'through', 'last']);
    expect(hold).toBeNull();
  });

  it('release all calls when the page is left (LFM-05)', async () => {
    answerWith(null);
    const { map } = openMap('left');
    map.send({ type: 'hold' });
    const waiting = hold?.(customer, undefined);
    window.dispatchEvent(new Event('pagehide'));
    await waiting;
    expect(map.getSnapshot().context.held).toEqual([]);
  });

  it('release all held calls, and hold the next calls (LFM-05)', async () => {
    answerWith(null);
    const { map } = openMap('all');
    map.send({ type: 'hold' });
    const both = Promise.all([hold?.(customer, undefined), hold?.(expiredCart, undefined)]);
    map.send({ type: 'letAllThrough' });
    await both;
    expect(map.getSnapshot().context.held).toEqual([]);
    void hold?.(customer, undefined);
    expect(map.getSnapshot().context.held).toHaveLength(1);
  });

  it('can hold calls again after holding has ended (LFM-05)', async () => {
    answerWith(null);
    const { map } = openMap('again');
    map.send({ type: 'hold' });
    map.send({ type: 'pass' });
    map.send({ type: 'hold' });
    const sent = vi.fn();
    const waiting = hold?.(customer, undefined).then(sent);
    map.send({ type: 'letThrough', id: map.getSnapshot().context.held[0]?.id ?? 0 });
    await waiting;
    expect(sent).toHaveBeenCalledOnce();
  });

  it('remove their listener from the window when holding calls is switched off', () => {
    answerWith(null);
    const { map } = openMap('unheard');
    const add = vi.spyOn(window, 'addEventListener');
    const remove = vi.spyOn(window, 'removeEventListener');
    map.send({ type: 'hold' });
    map.send({ type: 'pass' });
    expect(add.mock.calls.map(([name, listener]) => [name, listener])).toEqual(remove.mock.calls);
    expect(add).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });

  it('do not follow the machines any more after the map was closed (LFM-01)', () => {
    answerWith(null);
    const list = vi.spyOn(machines, 'running');
    const { map } = openMap('closed');
    map.stop();
    list.mockClear();
    createActor(createMachine({ id: 'later' }), { inspect: machines.inspect }).start();
    expect(list).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('fetch the drawing of the shown machine, and abort the request when another machine is shown (LFM-02)', () => {
    const asked = vi.fn<typeof fetch>(() => new Promise(() => {}));
    vi.stubGlobal('fetch', asked);
    openMap('one');
    createActor(createMachine({ id: 'two' }), { inspect: machines.inspect }).start();
    const [first, second] = asked.mock.calls;
    expect([first?.[0], second?.[0]]).toEqual(['/flows/live/one.json', '/flows/live/two.json']);
    expect([first?.[1]?.signal?.aborted, second?.[1]?.signal?.aborted]).toEqual([true, false]);
  });

  it('take no step of a machine that has ended meanwhile (LFM-03)', async () => {
    answerWith(drawingOf('ended'));
    const { download, map, seeShown } = openMap('ended');
    await seeShown();
    // The map gets no event when this machine ends.
    download.stop();
    map.send({ type: 'take', step: 'download' });
    expect(map.getSnapshot().status).toBe('active');
    expect(download.getSnapshot().value).toBe('offered');
  });

  it('take the steps of the chosen machine, even if another machine has changed since (LFM-01, LFM-03)', async () => {
    answerWith(drawingOf('chosen'));
    const { download, map, seeShown } = openMap('chosen');
    const other = createActor(createDownload('chosen', aborted), { inspect: machines.inspect }).start();
    map.send({ type: 'choose', id: map.getSnapshot().context.machines[0]?.id ?? 0 });
    await seeShown();
    map.send({ type: 'take', step: 'download' });
    expect([download.getSnapshot().value, other.getSnapshot().value]).toEqual(['fetching', 'offered']);
  });

  it('can end a running delay at once (LFM-04)', async () => {
    const late = 'waits.open | after patience | | waits.late';
    answerWith({
      ...drawingOf('waits'),
      states: [
        { id: 'waits', path: '', description: '', requirements: [] },
        { id: 'waits.open', path: 'open', description: '', requirements: [] },
      ],
      transitions: [{ name: late, source: 'waits.open', event: 'xstate.after.patience.waits.open' }],
      events: {},
      outcomes: {},
    });
    const { map, seeShown } = openMap('before');
    const waits = createActor(
      setup({ delays: { patience: 3_600_000 } }).createMachine({
        id: 'waits',
        initial: 'open',
        states: { open: { after: { patience: 'late' } }, late: {} },
      }),
      { inspect: machines.inspect },
    ).start();
    await seeShown();
    map.send({ type: 'take', step: 'after patience in open' });
    expect(waits.getSnapshot().value).toBe('late');
  });
});
