// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { DatePicker } from '../../src/ui/date-picker/date-picker.tsx';
import { MoneyField } from '../../src/ui/money-field/money-field.tsx';
import { TextArea } from '../../src/ui/text-area/text-area.tsx';
import { TextField } from '../../src/ui/text-field/text-field.tsx';
import { show } from './render.tsx';

const ignore = () => undefined;
const texts = { openCalendar: 'Calendar', previousMonth: 'Previous', nextMonth: 'Next', month: 'Month', year: 'Year' };

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
  const told: string[] = [];
  const form = show(
    <>
      {field(() => told.push('left'))}
      <button onClick={() => told.push('pressed')}>Send</button>
    </>,
  );
  return { ...form, told, input: screen.getByLabelText('Field'), button: screen.getByRole('button', { name: 'Send' }) };
}

it.each(fields)(
  'a press elsewhere leaves the field only when it has ended, so that nothing moves below it: %s',
  async (_, field) => {
    const { user, told, input, button } = showForm(field);
    await user.click(input);
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    expect(document.activeElement).toBe(button);
    expect(told).toEqual([]);
    await user.pointer({ keys: '[/MouseLeft]', target: button });
    await waitFor(() => expect(told).toEqual(['pressed', 'left']));
  },
);

it.each(fields)('a key leaves the field at once, also after a press: %s', async (_, field) => {
  const { user, told, input } = showForm(field);
  await user.click(input);
  await user.tab();
  expect(told).toEqual(['left']);
});

it('a link that is dragged away leaves the field when it is let go', async () => {
  const { user, told, input, button } = showForm(fields[0][1]);
  await user.click(input);
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  button.dispatchEvent(new Event('dragend', { bubbles: true }));
  await waitFor(() => expect(told).toEqual(['left']));
});

it('a field that the press has removed is not left any more', async () => {
  const { user, told, input, button, unmount } = showForm(fields[0][1]);
  await user.click(input);
  button.addEventListener('click', unmount);
  await user.pointer({ keys: '[MouseLeft]', target: button });
  await new Promise((resolve) => setTimeout(resolve));
  expect(told).toEqual([]);
});
