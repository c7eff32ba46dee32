// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { DatePicker } from '#ui/date-picker/date-picker.tsx';
import { MoneyField } from '#ui/money-field/money-field.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { calendarTexts as texts } from './calendar-texts.ts';
import { show } from './render.tsx';

const ignore = () => undefined;

type Leave = () => void;

const fields = [
  ['text', (leave: Leave) => <TextField label="Field" value="" onChange={ignore} onLeave={leave} />],
  ['long text', (leave: Leave) => <TextArea label="Field" value="" onChange={ignore} onLeave={leave} />],
  ['amount', (leave: Leave) => <MoneyField label="Field" value="" onChange={ignore} onLeave={leave} currency="Kč" />],
  [
    'day',
    (leave: Leave) => (
      <DatePicker
        label="Field"
        value={null}
        onChange={ignore}
        onLeave={leave}
        today="2026-11-21"
        locale="en"
        texts={texts}
      />
    ),
  ],
] as const;

function showForm(field: (leave: Leave) => ReactNode) {
  const events: string[] = [];
  const form = show(
    <>
      {field(() => events.push('left'))}
      <button onClick={() => events.push('pressed')}>Send</button>
    </>,
  );
  return {
    ...form,
    events,
    input: screen.getByLabelText('Field'),
    button: screen.getByRole('button', { name: 'Send' }),
  };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

it.each(fields)(
  'a mouse press outside leaves the field only when the mouse is released, so that nothing moves under it: %s',
  async (_, field) => {
    const { user, events, input, button } = showForm(field);
    await user.click(input);
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    expect(document.activeElement).toBe(button);
    expect(events).toEqual([]);
    await user.pointer({ keys: '[/MouseLeft]', target: button });
    await waitFor(() => expect(events).toEqual(['pressed', 'left']));
  },
);

it.each(fields)('a key leaves the field at once, also after a press: %s', async (_, field) => {
  const { user, events, input } = showForm(field);
  await user.click(input);
  await user.tab();
  expect(events).toEqual(['left']);
});

it('a link that is dragged away leaves the field when it is dropped', async () => {
  const { user, events, input, button } = showForm(fields[0][1]);
  await user.click(input);
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  button.dispatchEvent(new Event('dragend', { bubbles: true }));
  await waitFor(() => expect(events).toEqual(['left']));
});

it('a field that the press has removed does not report that it was left', async () => {
  const { user, events, input, button, unmount } = showForm(fields[0][1]);
  await user.click(input);
  button.addEventListener('click', unmount);
  await user.pointer({ keys: '[MouseLeft]', target: button });
  await nextTask();
  expect(events).toEqual([]);
});

it('a field reports only one time that it was left, and not again at the next press', async () => {
  const { user, events, input, button } = showForm(fields[0][1]);
  await user.click(input);
  await user.click(button);
  await waitFor(() => expect(events).toEqual(['pressed', 'left']));
  await user.click(button);
  await nextTask();
  expect(events).toEqual(['pressed', 'left', 'pressed']);
});

it('a field that is removed while the mouse button is down reports nothing when it is released', async () => {
  const { user, events, input, button, unmount } = showForm(fields[0][1]);
  await user.click(input);
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  unmount();
  fireEvent.mouseUp(document.body);
  await nextTask();
  expect(events).toEqual([]);
});

it('a field that was removed does not listen to presses any more', () => {
  const addition = vi.spyOn(document, 'addEventListener');
  const removal = vi.spyOn(document, 'removeEventListener');
  const { unmount } = showForm(fields[0][1]);
  const presses = (calls: readonly unknown[][]) =>
    calls.filter(([type]) => ['mousedown', 'mouseup', 'dragend'].includes(String(type)));
  const begun = presses(addition.mock.calls);
  expect(begun).toHaveLength(3);
  unmount();
  expect(presses(removal.mock.calls)).toEqual(begun);
  vi.restoreAllMocks();
});
