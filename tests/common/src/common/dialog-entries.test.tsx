// @vitest-environment jsdom
import { createHashHistory, createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { act, cleanup, render } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DialogEntriesProvider } from '#common/dialog-entries/dialog-entries-provider.tsx';
import { DialogEntry } from '#common/dialog-entries/dialog-entry.tsx';
import { useNamedDialog } from '#common/dialog-entries/use-named-dialog.ts';
import { useOpenLayer } from '#ui/dialog/open-layers.ts';

const kinds = {
  'a history in memory': () => createMemoryHistory({ initialEntries: ['/elsewhere'] }),
  'the history of a browser': () => {
    window.history.replaceState(null, '', '/#/elsewhere');
    return createHashHistory();
  },
} as const;

const histories: RouterHistory[] = [];
afterEach(() => {
  cleanup();
  for (const history of histories.splice(0)) history.destroy();
});

type Entry = readonly [address: string, dialogs?: readonly string[]];

interface Behaviour {
  /** Returns whether the dialog closes when it is requested to close. */
  closes: (name: string) => boolean;
}

function Layer({ isPlace, close }: { readonly isPlace: boolean; readonly close: () => void }) {
  useOpenLayer({ isPlace, close });
  return null;
}

interface OpenableProps {
  readonly name: string;
  /** The functions with which a test opens, closes and loads a dialog. */
  readonly hands: Map<string, (value: boolean) => void>;
  readonly behaviour: Behaviour;
}

function Openable({ name, hands, behaviour }: OpenableProps) {
  const [isOpen, setIsOpen] = useNamedDialog(name);
  // A loading frame, which is later replaced by the dialog.
  const [isLoaded, setIsLoaded] = useState(false);
  hands.set(name, setIsOpen);
  hands.set(`loaded ${name}`, setIsLoaded);
  const close = () => {
    if (behaviour.closes(name)) setIsOpen(false);
  };
  if (!isOpen) return null;
  const layer = <Layer key={String(isLoaded)} isPlace={name !== 'question'} close={close} />;
  return (
    <>
      <output>{name}</output>
      {name === 'nameless' ? layer : <DialogEntry name={name}>{layer}</DialogEntry>}
    </>
  );
}

/**
 * Opens a page with dialogs, after another page. `entries` are the history entries of the page, each with its open
 * dialogs.
 */
function openAt(history: RouterHistory, entries: readonly Entry[] = [['/page?tab=x']]) {
  histories.push(history);
  for (const [address, dialogs = []] of entries) {
    history.push(address, { dialogs });
    history.flush();
  }
  const hands = new Map<string, (isOpen: boolean) => void>();
  const behaviour = { closes: vi.fn((_name: string) => true) };
  const draw = (names: readonly string[]) => (
    <StrictMode>
      <DialogEntriesProvider history={history}>
        {names.map((name) => (
          <Openable key={name} name={name} hands={hands} behaviour={behaviour} />
        ))}
      </DialogEntriesProvider>
    </StrictMode>
  );
  const { container, rerender } = render(draw(['ticket', 'inner', 'question', 'nameless']));
  const set = (name: string, isOpen: boolean) => act(() => hands.get(name)?.(isOpen));
  const shown = () => [...container.querySelectorAll('output')].map(({ textContent }) => textContent);
  const seen = () => [history.location.href, ...shown()];
  return {
    history,
    behaviour,
    open: (name: string) => set(name, true),
    close: (name: string) => set(name, false),
    load: (name: string) => set(`loaded ${name}`, true),
    go: (steps: number) =>
      act(async () => {
        if (steps === -1) history.back();
        else history.go(steps);
      }),
    /** Steps forward, and waits until the step is undone. */
    goAndReturn: async () => {
      const steps = vi.fn();
      history.subscribe(steps);
      await act(async () => history.forward());
      await expect.poll(() => steps).toHaveBeenCalledTimes(2);
    },
    /** Changes the dialogs that can be opened; without names, no dialog can be opened, as on another page. */
    show: (...others: readonly string[]) => rerender(draw(others)),
    see: (...expected: readonly string[]) => expect.poll(seen).toEqual(expected),
    asked: () => behaviour.closes.mock.calls.map(([name]) => name),
  };
}

describe.each(Object.entries(kinds))('dialogs in %s', (_kind, create) => {
  it('have history entries: one step back closes one dialog, and restores the former address', async () => {
    const { open, go, see } = openAt(create());
    open('ticket');
    await see('/page?tab=x&dialog=ticket', 'ticket');
    await go(-1);
    await see('/page?tab=x');
    await go(-1);
    await see('/elsewhere');
  });

  it('remove their entry when they are closed, so that back leads to the page before', async () => {
    const { open, close, load, go, see } = openAt(create());
    open('ticket');
    load('ticket');
    await see('/page?tab=x&dialog=ticket', 'ticket');
    close('ticket');
    await see('/page?tab=x');
    await go(-1);
    await see('/elsewhere');
  });

  it('get their history entry back after each step back if they stay open', async () => {
    const { open, go, see, behaviour, asked } = openAt(create());
    behaviour.closes.mockReturnValue(false);
    open('ticket');
    for (const times of [1, 2]) {
      await go(-1);
      await expect.poll(asked).toHaveLength(times);
      await see('/page?tab=x&dialog=ticket', 'ticket');
    }
    behaviour.closes.mockReturnValue(true);
    await go(-1);
    await see('/page?tab=x');
  });

  it('are closed after the question that is asked above them', async () => {
    const { open, go, see, asked } = openAt(create());
    open('ticket');
    open('question');
    await see('/page?tab=x&dialog=ticket', 'ticket', 'question');
    await go(-1);
    await see('/page?tab=x&dialog=ticket', 'ticket');
    expect(asked()).toEqual(['question']);
    await go(-1);
    await see('/page?tab=x');
  });

  it('are closed one by one, or all by several steps back', async () => {
    const { open, go, see, asked } = openAt(create());
    open('ticket');
    open('inner');
    await go(-1);
    await see('/page?tab=x&dialog=ticket', 'ticket');
    open('inner');
    await go(-2);
    await see('/page?tab=x');
    expect(asked()).toEqual(['inner', 'inner', 'ticket']);
  });

  it('all stay open after several steps back if the innermost dialog stays open', async () => {
    const { open, go, see, behaviour, asked } = openAt(create());
    open('ticket');
    open('inner');
    behaviour.closes.mockImplementation((name) => name !== 'inner');
    await go(-2);
    await expect.poll(asked).toEqual(['inner']);
    behaviour.closes.mockImplementation(() => true);
    await see('/page?tab=x&dialog=inner', 'ticket', 'inner');
    await go(-2);
    await see('/page?tab=x');
  });

  it('are opened again by a step forward; if they cannot be opened any more, the step is undone', async () => {
    const { open, go, goAndReturn, see, show } = openAt(create());
    open('ticket');
    await go(-1);
    await see('/page?tab=x');
    await go(1);
    await see('/page?tab=x&dialog=ticket', 'ticket');
    await go(-1);
    await see('/page?tab=x');
    show();
    await goAndReturn();
    await see('/page?tab=x');
    await go(-1);
    await see('/elsewhere');
  });

  const reloaded: readonly Entry[] = [['/page?tab=x'], ['/page?tab=x&dialog=ticket', ['dialog=ticket']]];

  it.each([
    ['after a reload', reloaded, 0],
    ['by coming back from another page', [...reloaded, ['/other']] as const, -1],
  ])('are opened again %s', async (_how, entries, steps) => {
    const { go, see } = openAt(create(), entries);
    if (steps !== 0) await go(steps);
    await see('/page?tab=x&dialog=ticket', 'ticket');
    await go(-1);
    await see('/page?tab=x');
    await go(-1);
    await see('/elsewhere');
  });

  it('are opened by a link, above their page', async () => {
    const { go, see } = openAt(create(), [['/page?dialog=ticket&tab=x']]);
    await see('/page?tab=x&dialog=ticket', 'ticket');
    await go(-1);
    await see('/page?tab=x');
    await go(-1);
    await see('/elsewhere');
  });

  it('are opened when their data has arrived, even if the address does not name them any more', async () => {
    const { go, see, show } = openAt(create(), [['/page?tab=x&dialog=late']]);
    await see('/page?tab=x');
    show('late');
    await see('/page?tab=x&dialog=late', 'late');
    await go(-1);
    await see('/page?tab=x');
  });

  it('are removed from the address if the page has no such dialog', async () => {
    const { go, see } = openAt(create(), [['/page?tab=x&dialog=card-of-somebody-else']]);
    await see('/page?tab=x');
    await go(-1);
    await see('/elsewhere');
  });

  it('are replaced in the history by the page that is opened from them', async () => {
    const { history, open, close, go, see, show } = openAt(create());
    open('ticket');
    act(() => history.push('/other'));
    close('ticket');
    show();
    await see('/other');
    await go(-1);
    await see('/page?tab=x');
  });

  it('are closed when a link leads to the page below them, which is opened again', async () => {
    const { history, open, go, see } = openAt(create());
    const { key } = history.location.state;
    open('ticket');
    act(() => history.push('/page?tab=x'));
    await see('/page?tab=x');
    await expect.poll(() => history.location.state.key).not.toBe(key);
    await go(-1);
    await see('/elsewhere');
  });

  it('keep their history entry when another part of the query changes', async () => {
    const { history, open, go, see } = openAt(create());
    open('ticket');
    act(() => history.replace('/page?tab=y&dialog=ticket'));
    await see('/page?tab=y&dialog=ticket', 'ticket');
    await go(-1);
    await see('/page?tab=x');
  });

  it('are also closed by a step back if they have no name', async () => {
    const { open, go, goAndReturn, see } = openAt(create());
    open('nameless');
    await see('/page?tab=x', 'nameless');
    await go(-1);
    await see('/page?tab=x');
    await goAndReturn();
    await see('/page?tab=x');
    await go(-1);
    await see('/elsewhere');
  });
});
