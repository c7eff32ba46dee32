// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ChoiceField } from '#common/choice-field.tsx';

afterEach(cleanup);

const optionsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: String(index), label: `Option ${String(index)}` }));

const show = (count: number) =>
  render(
    <ChoiceField
      text={(suffix) => `Branch office${suffix}`}
      error={undefined}
      options={optionsOf(count)}
      value={null}
      onChange={vi.fn()}
      disabled={false}
    />,
  );

it('five options are shown as rows', () => {
  show(5);
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('six options have a search field', () => {
  show(6);
  expect(screen.getByRole('combobox', { name: 'Branch office' })).toBeTruthy();
  expect(screen.queryAllByRole('radio')).toEqual([]);
});
