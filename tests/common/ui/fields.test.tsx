// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '#ui/button/button.tsx';
import { MoneyField } from '#ui/money-field/money-field.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { PasswordField } from '#ui/password-field/password-field.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { show } from './render.tsx';

const ignore = () => undefined;

describe('a text field', () => {
  it('links its help to the input', () => {
    show(<TextField label="E-mail" help="We never show it." value="" onChange={ignore} />);
    const input = screen.getByRole('textbox', { name: 'E-mail', description: 'We never show it.' });
    expect(input.getAttribute('aria-invalid')).toBeNull();
    expect(input.getAttribute('aria-required')).toBe('true');
  });

  it('shows the error instead of the help, and marks the input as invalid', () => {
    show(<TextField label="E-mail" help="We never show it." error="Write an @." value="jana" onChange={ignore} />);
    const input = screen.getByRole('textbox', { name: 'E-mail', description: 'Write an @.' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('We never show it.')).toBeNull();
  });

  it('shows that it is optional, and passes attributes to the input', () => {
    show(
      <TextField
        label="Title"
        optional="optional"
        name="title"
        data-what="x"
        maxLength={9}
        value=""
        onChange={ignore}
      />,
    );
    const input = screen.getByRole('textbox', { name: 'Title (optional)' });
    expect(input.getAttribute('aria-required')).toBeNull();
    expect(input.getAttribute('name')).toBe('title');
    expect(input.getAttribute('data-what')).toBe('x');
    expect(input.getAttribute('maxlength')).toBe('9');
  });
});

const filter = { label: 'Field', required: false, value: '', onChange: ignore };

it.each([
  ['text', () => <TextField {...filter} />],
  ['a number', () => <NumberField {...filter} />],
  ['an amount', () => <MoneyField {...filter} currency="Kč" />],
  ['a password', () => <PasswordField {...filter} showLabel="Show" hideLabel="Hide" />],
])('an optional field for %s is not marked as required', (_, field) => {
  show(field());
  expect(screen.getByLabelText('Field').getAttribute('aria-required')).toBeNull();
});

it('a password field shows and hides the password', async () => {
  const { user } = show(
    <PasswordField label="Password" showLabel="Show" hideLabel="Hide" value="secret" onChange={ignore} />,
  );
  const input = screen.getByLabelText('Password');
  expect(input.getAttribute('type')).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(input.getAttribute('type')).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(input.getAttribute('type')).toBe('password');
});

it('a shown password is not spell-checked, and phones do not capitalize it', () => {
  show(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" value="secret" onChange={ignore} />);
  const input = screen.getByLabelText('Password');
  expect(['spellcheck', 'autocapitalize'].map((name) => input.getAttribute(name))).toEqual(['false', 'none']);
});

it('a field for a long text shows its length beside its message', () => {
  const note = { label: 'Note', help: 'What happened?', value: 'Late', onChange: ignore };
  const { rerender } = show(<TextArea {...note} counter="4 / 4000" />);
  screen.getByRole('textbox', { name: 'Note', description: 'What happened?' });
  screen.getByText('4 / 4000');
  rerender(<TextArea {...note} />);
  expect(screen.queryByText('4 / 4000')).toBeNull();
});

it('a money field keeps the text as typed, and has the numeric keyboard on a phone', async () => {
  function Amount() {
    const [text, setText] = useState('');
    return <MoneyField label="Amount" currency="Kč" value={text} onChange={setText} />;
  }
  const { user } = show(<Amount />);
  const input = screen.getByRole('textbox', { name: 'Amount' });
  await user.type(input, '1 200,5x');
  expect(screen.getByDisplayValue('1 200,5x')).toBe(input);
  expect(input.getAttribute('inputmode')).toBe('decimal');
});

it('the currency beside an amount is hidden from screen readers, because the label contains it', () => {
  show(<MoneyField label="Amount in crowns" currency="Kč" value="20" onChange={ignore} />);
  expect(screen.getByText('Kč').getAttribute('aria-hidden')).toBe('true');
});

it('a number field has the numeric keyboard on a phone, and no autocompletion', () => {
  show(<NumberField label="Days" value="3" onChange={ignore} />);
  const input = screen.getByRole('textbox', { name: 'Days' });
  expect(['inputmode', 'autocomplete'].map((name) => input.getAttribute(name))).toEqual(['numeric', 'off']);
});

it('a number field accepts only digits', async () => {
  const change = vi.fn<(text: string) => void>();
  const { user } = show(<NumberField label="Days" value="3" onChange={change} />);
  await user.type(screen.getByRole('textbox', { name: 'Days' }), '-');
  expect(change).not.toHaveBeenCalled();
  await user.paste('0 dní');
  expect(change).toHaveBeenLastCalledWith('30');
});

it('the arrow keys change a number field within its range', async () => {
  function Days() {
    const [text, setText] = useState('');
    return <NumberField label="Days" range={{ min: 3, max: 4 }} value={text} onChange={setText} />;
  }
  const { user } = show(<Days />);
  const input = screen.getByRole('spinbutton', { name: 'Days' });
  await user.click(input);
  const values: (string | null)[] = [];
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown']) {
    await user.keyboard(`{${key}}`);
    values.push(input.getAttribute('aria-valuenow'));
  }
  expect(values).toEqual(['3', '4', '4', '3', '3']);
  await user.type(input, '9');
  expect(input.getAttribute('aria-valuenow')).toBe('39');
});

describe('a number field with a range', () => {
  const days = (value: string, onChange: (text: string) => void = ignore) => (
    <NumberField label="Days" range={{ min: 3, max: 4 }} value={value} onChange={onChange} />
  );
  const input = () => screen.getByRole('spinbutton', { name: 'Days' });

  it('reports its limits, and its value unless it is empty', () => {
    const { rerender } = show(days(''));
    const rangeAttributes = () => ['min', 'max', 'now'].map((what) => input().getAttribute(`aria-value${what}`));
    expect(rangeAttributes()).toEqual(['3', '4', null]);
    rerender(days('4'));
    expect(rangeAttributes()).toEqual(['3', '4', '4']);
  });

  it('reports no change at the ends of its range', () => {
    const change = vi.fn<(text: string) => void>();
    const { rerender } = show(days('4', change));
    fireEvent.keyDown(input(), { key: 'ArrowUp' });
    rerender(days('3', change));
    fireEvent.keyDown(input(), { key: 'ArrowDown' });
    expect(change).not.toHaveBeenCalled();
  });

  it('prevents the default action only of the arrow keys up and down', () => {
    const press = vi.fn<(event: { key: string }) => void>();
    show(<NumberField label="Days" range={{ min: 3, max: 4 }} value="3" onChange={ignore} onKeyDown={press} />);
    const isLeft = ['ArrowUp', 'ArrowDown', 'ArrowLeft', '5'].map((key) => fireEvent.keyDown(input(), { key }));
    expect(isLeft).toEqual([false, false, true, true]);
    expect(press.mock.calls.map(([{ key }]) => key)).toEqual(['ArrowUp', 'ArrowDown', 'ArrowLeft', '5']);
  });
});

it('a number field without a range does not handle the arrow keys', () => {
  const change = vi.fn<(text: string) => void>();
  show(<NumberField label="Days" value="3" onChange={change} />);
  expect(fireEvent.keyDown(screen.getByRole('textbox', { name: 'Days' }), { key: 'ArrowUp' })).toBe(true);
  expect(change).not.toHaveBeenCalled();
});

describe('a button that is loading', () => {
  it('does nothing when it is pressed, is marked as busy, and keeps its name and the focus', async () => {
    const press = vi.fn<() => void>();
    const send = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
    const { user } = show(
      <form onSubmit={send}>
        <Button type="submit" loading onClick={press}>
          Pay
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Pay' });
    await user.click(button);
    await user.keyboard('{Enter}');
    expect(press).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button);
  });
});
