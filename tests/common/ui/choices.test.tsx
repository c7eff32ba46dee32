// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Combobox } from '#ui/combobox/combobox.tsx';
import { matches } from '#ui/combobox/matches.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { fillBrowserGaps } from './browser-gaps.ts';
import { show } from './render.tsx';

fillBrowserGaps();

const zones = [
  { value: '100', label: '100 Lipany-město', aside: '550 Kč' },
  { value: '180', label: '180 Horní Olešná', aside: '310 Kč' },
  { value: '190', label: '190 Dolní Olešná', aside: '300 Kč' },
];

function Zones({ onChange, disabled = false }: { onChange: (zone: string) => void; disabled?: boolean }) {
  const [zone, setZone] = useState<string | null>('100');
  return (
    <Combobox
      label="Zone"
      options={zones}
      value={zone}
      onChange={(chosen) => {
        setZone(chosen);
        onChange(chosen);
      }}
      placeholder="Number or name"
      openLabel="All zones"
      foundText={(count) => (count === 0 ? 'No such zone' : `${String(count)} found`)}
      disabled={disabled}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Zone' });

/** Types one key after the other, because the field reacts to each change of the text. */
async function type(user: UserEvent, text: string) {
  for (const key of text) await user.keyboard(key);
}
const names = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('the typed text', () => {
  it.each([
    ['', true],
    ['olesna', true],
    ['OLEŠNÁ dol', true],
    ['19', true],
    ['190 d', true],
    ['90', false],
    ['olesna horni', false],
  ])('%j matches 190 Dolní Olešná: %s', (typed, fits) => {
    expect(matches('190 Dolní Olešná', typed)).toBe(fits);
  });

  it('matches a Polish ł without its stroke', () => {
    expect(matches('Łódź Wschód', 'lodz')).toBe(true);
    expect(matches('Lodz', 'łódź')).toBe(true);
  });
});

describe('a combobox', () => {
  it('shows the chosen option, and marks it in the list of all options', async () => {
    const { user } = show(<Zones onChange={vi.fn()} />);
    expect(field().value).toBe('100 Lipany-město');
    await user.click(screen.getByRole('button', { name: 'All zones' }));
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    expect(names()[1]).toBe('180 Horní Olešná310 Kč');
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('100 Lipany');
  });

  it('finds options without accents, shows how many, and lets the keyboard choose', async () => {
    const onChange = vi.fn();
    const { user } = show(<Zones onChange={onChange} />);
    await user.tab();
    // The text of the focused field is selected, so typing replaces it.
    await type(user, 'olesna');
    await waitFor(() => expect(names()).toEqual(['180 Horní Olešná310 Kč', '190 Dolní Olešná300 Kč']));
    expect(screen.getByRole('status').textContent).toBe('2 found');
    await user.keyboard('{ArrowDown}');
    await user.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([['190']]);
    expect(field().value).toBe('190 Dolní Olešná');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('shows all options again when the text is deleted, and accepts new typing', async () => {
    const { user } = show(<Zones onChange={vi.fn()} />);
    await user.tab();
    await user.keyboard('{Backspace}');
    expect(field().value).toBe('');
    await waitFor(() => expect(names()).toHaveLength(3));
    await type(user, 'dolni');
    expect(field().value).toBe('dolni');
    await waitFor(() => expect(names()).toEqual(['190 Dolní Olešná300 Kč']));
  });

  it('shows that nothing is found, and shows the chosen option again when the field is left', async () => {
    const onChange = vi.fn();
    const { user } = show(
      <>
        <Zones onChange={onChange} />
        <button type="button">Next</button>
      </>,
    );
    await user.click(field());
    await type(user, 'xyz');
    expect(names()).toEqual([]);
    expect(within(screen.getByRole('status')).getByText('No such zone')).toBeTruthy();
    // The list listens to clicks outside of the list only from the next frame after its opening.
    await waitFor(async () => {
      await user.click(screen.getByRole('button', { name: 'Next' }));
      expect(field().value).toBe('100 Lipany-město');
    });
    expect(screen.getByRole('status').textContent).toBe('');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('can be disabled', () => {
    show(<Zones onChange={vi.fn()} disabled />);
    expect(field().disabled).toBe(true);
  });
});

describe('a group of radio buttons', () => {
  const group = (busy: boolean, onChange: (value: string) => void) => (
    <RadioGroup
      label="Ticket"
      error="Choose one."
      options={[
        { value: '30', label: '30 days', help: 'until Monday', aside: '550 Kč', asideHelp: '18 Kč a day' },
        { value: '90', label: '90 days' },
      ]}
      value="30"
      onChange={onChange}
      busy={busy}
    />
  );

  it('names each option by all texts of the option', () => {
    show(group(false, vi.fn()));
    const ticket = screen.getByRole('radiogroup', { name: 'Ticket', description: 'Choose one.' });
    expect(ticket.getAttribute('aria-invalid')).toBe('true');
    within(ticket).getByRole('radio', { name: '30 days 550 Kč until Monday 18 Kč a day', checked: true });
  });

  it('keeps the focus and the choice while it is busy', async () => {
    const onChange = vi.fn();
    const { user, rerender } = show(group(true, onChange));
    const other = screen.getByRole<HTMLInputElement>('radio', { name: '90 days' });
    await user.click(other);
    expect(document.activeElement).toBe(other);
    expect([other.checked, other.disabled, onChange.mock.calls.length]).toEqual([false, false, 0]);
    expect(other.getAttribute('aria-disabled')).toBe('true');
    rerender(group(false, onChange));
    await user.click(other);
    expect(onChange.mock.calls).toEqual([['90']]);
  });

  it('marks an option without a result, which can still be chosen, and shows its reason', async () => {
    const onChange = vi.fn();
    const options = [
      { value: 'day', label: 'Day' },
      { value: 'month', label: 'Month', help: 'Overlaps', barred: true },
    ];
    const { user } = show(<RadioGroup label="Ticket" options={options} value="day" onChange={onChange} />);
    const month = screen.getByRole<HTMLInputElement>('radio', { name: 'Month Overlaps' });
    const marks = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.hasAttribute('data-barred'));
    expect(marks).toEqual([false, true]);
    expect(month.disabled).toBe(false);
    await user.click(month);
    expect(onChange).toHaveBeenCalledWith('month');
  });
});

describe('a part of a page that is closed at first', () => {
  it.each([true, false])('is scrolled into view when it is opened, if it is to be: %s', async (opensIntoView) => {
    const scrollIntoView = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    const { user } = show(
      <Disclosure label="Map" opensIntoView={opensIntoView}>
        <p>The map</p>
      </Disclosure>,
    );
    expect(scrollIntoView).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Map' }));
    expect(scrollIntoView.mock.calls).toEqual(opensIntoView ? [[{ block: 'nearest' }]] : []);
    scrollIntoView.mockRestore();
  });
});
