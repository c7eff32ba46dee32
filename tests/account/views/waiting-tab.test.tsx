// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LoadFailure } from '#common/lazy-part/lazy-part.tsx';
import { WaitingTab } from '#features/account/tabs/waiting-tab.tsx';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

afterEach(cleanup);

const show = (failure: LoadFailure | null) => {
  const retry = vi.fn<() => void>();
  render(inShop(testShop(), <WaitingTab loading={{ failure, retry }} />));
  return { retry, busy: document.querySelector('[aria-busy]')?.getAttribute('aria-busy') };
};

describe('a tab whose code is being loaded', () => {
  it('shows that it is loading', () => {
    expect(show(null).busy).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Načítáme…');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each(['unreachable', 'missing'] as const)(
    'shows that loading failed, and can be loaded again: %s',
    async (failure) => {
      const { retry, busy } = show(failure);
      expect([busy, screen.getByRole('status').textContent]).toEqual(['false', '']);
      screen.getByRole('alert');
      await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
      expect(retry).toHaveBeenCalledOnce();
    },
  );
});
