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
  /** Whether the dialog closes when it is asked to. */
  closes: (name: string) => boolean;
}

function Layer({ isPlace, close }: { readonly isPlace: boolean; readonly close: () => void }) {
  useOpenLayer({ isPlace, close });
  return null;
}

interface OpenableProps {
  readonly name: string;
  /** What changes a dialog from outside. */
  readonly hands: Map<string, (value: boolean) => void>;
  readonly behaviour: Behaviour;
}

function Openable({ name, hands, behaviour }: OpenableProps) {
  const [isOpen, setIsOpen] = useNamedDialog(name);
  // A dialog whose code is being loaded is replaced by another one.
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

/** A page with dialogs, after another page. `entries`: those of the page, each with the dialogs that are open at it. */
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
    /** A step forward that is taken back. */
    goAndReturn: async () => {
      const steps = vi.fn();
      history.subscribe(steps);
      await act(async () => history.forward());
      await expect.poll(() => steps).toHaveBeenCalledTimes(2);
    },
    /** Other dialogs can be opened, on another page none. */
    show: (...others: readonly string[]) => rerender(draw(others)),
    see: (...expected: readonly string[]) => expect.poll(seen).toEqual(expected),
    asked: () => behaviour.closes.mock.calls.map(([name]) => name),
  };
}

describe.each(Object.entries(kinds))('dialogs in %s', (_kind, create) => {
  it('are entries: one step back closes one, and the address has what it had', async () => {
    const { open, go, see } = openAt(create());
    open('ticket');
    await see('/page?tab=x&dialog=ticket', 'ticket');
    await go(-1);
    await see('/page?tab=x');
    await go(-1);
    await see('/elsewhere');
  });

  it('take their entry away when they close, so that back leads to the page before', async () => {
    const { open, close, load, go, see } = openAt(create());
    open('ticket');
    load('ticket');
    await see('/page?tab=x&dialog=ticket', 'ticket');
    close('ticket');
    await see('/page?tab=x');
    await go(-1);
    await see('/elsewhere');
  });

  it('have their entry again if they stay open, each time', async () => {
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

  it('close after the question that is asked above them', async () => {
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

  it('close one inside the other, or all by a longer way back', async () => {
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

  it('stay all open after a longer way back, if the innermost one asks first', async () => {
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

  it('open again by a step forward, and where nobody can open them the step is taken back', async () => {
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
  ])('open again %s', async (_how, entries, steps) => {
    const { go, see } = openAt(create(), entries);
    if (steps !== 0) await go(steps);
    await see('/page?tab=x&dialog=ticket', 'ticket');
    await go(-1);
    await see('/page?tab=x');
    await go(-1);
    await see('/elsewhere');
  });

  it('open by a link to them, above their page', async () => {
    const { go, see } = openAt(create(), [['/page?dialog=ticket&tab=x']]);
    await see('/page?tab=x&dialog=ticket', 'ticket');
    await go(-1);
    await see('/page?tab=x');
    await go(-1);
    await see('/elsewhere');
  });

  it('open when the data that they need have come, though the address has lost their name', async () => {
    const { go, see, show } = openAt(create(), [['/page?tab=x&dialog=late']]);
    await see('/page?tab=x');
    show('late');
    await see('/page?tab=x&dialog=late', 'late');
    await go(-1);
    await see('/page?tab=x');
  });

  it('are no longer named where the page has no such dialog', async () => {
    const { go, see } = openAt(create(), [['/page?tab=x&dialog=card-of-somebody-else']]);
    await see('/page?tab=x');
    await go(-1);
    await see('/elsewhere');
  });

  it('give their place to the page that is opened from them', async () => {
    const { history, open, close, go, see, show } = openAt(create());
    open('ticket');
    act(() => history.push('/other'));
    close('ticket');
    show();
    await see('/other');
    await go(-1);
    await see('/page?tab=x');
  });

  it('go when a link leads to the page below them, which is opened anew', async () => {
    const { history, open, go, see } = openAt(create());
    const { key } = history.location.state;
    open('ticket');
    act(() => history.push('/page?tab=x'));
    await see('/page?tab=x');
    await expect.poll(() => history.location.state.key).not.toBe(key);
    await go(-1);
    await see('/elsewhere');
  });

  it('keep their entry while another part of the query is written', async () => {
    const { history, open, go, see } = openAt(create());
    open('ticket');
    act(() => history.replace('/page?tab=y&dialog=ticket'));
    await see('/page?tab=y&dialog=ticket', 'ticket');
    await go(-1);
    await see('/page?tab=x');
  });

  it('need no name to be closed by a step back', async () => {
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
