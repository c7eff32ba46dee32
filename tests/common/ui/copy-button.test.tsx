// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';

const button = (text: string) => <CopyButton text={text} label="Copy the symbol" copiedLabel="Copied" />;
const status = () => screen.getByRole('status').textContent;
const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Copy the symbol' }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the copy button', () => {
  it('copies its text and says so, until it has another text', async () => {
    const user = userEvent.setup();
    const { rerender } = render(button('260012'));
    expect(status()).toBe('');
    await press(user);
    expect(await navigator.clipboard.readText()).toBe('260012');
    expect(status()).toBe('Copied');
    rerender(button('260013'));
    expect(status()).toBe('');
  });

  it('does not say that it has copied if the browser refuses', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    render(button('260012'));
    await press(user);
    expect(status()).toBe('');
  });

  it('is not shown in a browser without a clipboard', () => {
    vi.stubGlobal('navigator', {});
    render(button('260012'));
    vi.unstubAllGlobals();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
