// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Combobox } from '#ui/combobox/combobox.tsx';
import { MultiSelect } from '#ui/multi-select/multi-select.tsx';
import { NativeSelect } from '#ui/native-select/native-select.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { show } from './render.tsx';

const ignore = () => undefined;
const options = [
  { value: 'a', label: 'Adult' },
  { value: 'c', label: 'Child' },
  { value: 's', label: 'Senior', disabled: true },
];

describe('a select of several options', () => {
  function States({ start, disabled }: { readonly start: readonly string[]; readonly disabled?: boolean }) {
    const [value, setValue] = useState(start);
    return (
      <MultiSelect
        label="States"
        placeholder="All"
        options={options}
        value={value}
        onChange={setValue}
        disabled={disabled}
      />
    );
  }
  const field = () => screen.getByRole('combobox', { name: /States/ });

  it('stays open while options are chosen and removed with the keyboard', async () => {
    const { user } = show(<States start={['a']} />);
    expect(field().textContent).toBe('Adult');
    expect(document.querySelector('label')?.control).toBeInstanceOf(HTMLSelectElement);
    field().focus();
    await user.keyboard('{Enter}');
    const list = await screen.findByRole('listbox', { name: /States/ });
    // The list takes the focus in the next frame, and ignores keys before that.
    await waitFor(() => expect(document.activeElement).toBe(list));
    const chosen = () => screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent);
    expect(chosen()).toEqual(['Adult']);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(field().textContent).toBe('Adult, Child'));
    expect(chosen()).toEqual(['Adult', 'Child']);
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(field().textContent).toBe('Child'));
  });

  it('shows its placeholder if no option is chosen', () => {
    show(<States start={[]} />);
    expect(field().textContent).toBe('All');
  });

  it('can be disabled, and so can a single option', async () => {
    const { user } = show(
      <>
        <States start={[]} />
        <MultiSelect label="Others" placeholder="None" options={options} value={[]} onChange={ignore} disabled />
      </>,
    );
    expect(screen.getByRole('combobox', { name: /Others/ }).hasAttribute('disabled')).toBe(true);
    await user.click(field());
    const senior = await screen.findByRole('option', { name: 'Senior' });
    expect(senior.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('a small select', () => {
  it('is named by its label, and reports the chosen option', async () => {
    const change = vi.fn<(value: string) => void>();
    const { user } = show(
      <NativeSelect id="profile" label="Profile" options={options} value="c" onChange={change} data-what="x" />,
    );
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Profile' });
    expect([select.id, select.value, select.dataset['what']]).toEqual(['profile', 'c', 'x']);
    expect([...select.options].map(({ disabled }) => disabled)).toEqual([false, false, true]);
    await user.selectOptions(select, 'Adult');
    expect(change.mock.calls).toEqual([['a']]);
  });
});

describe('a combobox', () => {
  const zones = (error?: string) => (
    <Combobox
      label="Zone"
      error={error}
      options={options}
      value="a"
      onChange={ignore}
      placeholder="Number or name"
      openLabel="All zones"
      foundText={(count) => `${String(count)} found`}
    />
  );
  const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Zone' });

  it('is required, and shows its error', () => {
    const { rerender } = show(zones());
    const attributes = () => ['aria-required', 'aria-invalid'].map((name) => field().getAttribute(name));
    expect(attributes()).toEqual(['true', null]);
    expect(field().getAttribute('aria-describedby')).toBeNull();
    expect(field().placeholder).toBe('Number or name');
    rerender(zones('Choose one.'));
    expect(attributes()).toEqual(['true', 'true']);
    screen.getByRole('combobox', { name: 'Zone', description: 'Choose one.' });
  });

  it('selects its text when it gets the focus, so that typing replaces it', () => {
    show(zones());
    field().setSelectionRange(2, 2);
    fireEvent.focus(field());
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, 'Adult'.length]);
  });

  it('shows its options when it is pressed', async () => {
    const { user } = show(zones());
    await user.click(field());
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Adult',
      'Child',
      'Senior',
    ]);
    expect(screen.getByRole('option', { name: 'Senior' }).getAttribute('aria-disabled')).toBe('true');
  });
});

describe('a checkbox', () => {
  it('reports its new state when its label is pressed', async () => {
    const change = vi.fn<(checked: boolean) => void>();
    const { user, rerender } = show(<Checkbox label="I agree" checked={false} onChange={change} />);
    await user.click(screen.getByText('I agree'));
    rerender(<Checkbox label="I agree" checked onChange={change} />);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree' }).checked).toBe(true);
    await user.click(screen.getByText('I agree'));
    expect(change.mock.calls).toEqual([[true], [false]]);
  });

  it('is described by its help, or by its error', () => {
    const agree = { label: 'I agree', checked: false, onChange: ignore, help: 'You can take it back.', name: 'agreed' };
    const { rerender } = show(<Checkbox {...agree} />);
    const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree' });
    screen.getByRole('checkbox', { description: 'You can take it back.' });
    expect([box().name, box().getAttribute('aria-invalid')]).toEqual(['agreed', null]);
    rerender(<Checkbox {...agree} error="It is necessary." />);
    screen.getByRole('checkbox', { description: 'It is necessary.' });
    expect(box().getAttribute('aria-invalid')).toBe('true');
    rerender(<Checkbox {...agree} help={undefined} />);
    expect(box().getAttribute('aria-describedby')).toBeNull();
  });
});

describe('a group of radio buttons', () => {
  const group = (more: Partial<Parameters<typeof RadioGroup>[0]> = {}) => (
    <RadioGroup label="Profile" options={options} value={null} onChange={ignore} {...more} />
  );
  const disabled = () => screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.disabled);

  it('is required, is described by its help, and has the given options', () => {
    show(group({ help: 'For this card.' }));
    const radios = screen.getByRole('radiogroup', { name: 'Profile', description: 'For this card.' });
    expect(['aria-required', 'aria-invalid'].map((name) => radios.getAttribute(name))).toEqual(['true', null]);
    expect(disabled()).toEqual([false, false, true]);
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, false, false]);
  });

  it('has one name for its radio buttons, different from other groups', () => {
    show(
      <>
        {group()}
        {group({ label: 'Second profile' })}
      </>,
    );
    const names = screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name);
    expect(new Set(names.slice(0, 3)).size).toBe(1);
    expect(new Set(names).size).toBe(2);
  });

  it('can be disabled as a whole', () => {
    show(group({ disabled: true }));
    expect(disabled()).toEqual([true, true, true]);
  });

  it('without options is a heading with a message, and is not required', () => {
    show(group({ options: [], error: 'There is nothing to choose from.' }));
    expect(screen.queryByRole('radiogroup')).toBeNull();
    const heading = screen.getByRole('group', { name: 'Profile', description: 'There is nothing to choose from.' });
    expect(['aria-required', 'aria-invalid'].map((name) => heading.getAttribute(name))).toEqual([null, null]);
  });
});
