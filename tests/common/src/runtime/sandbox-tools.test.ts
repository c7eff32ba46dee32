// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSandboxClock } from '#api/read-sandbox-clock.ts';
import { applyPseudoTexts } from '#i18n/pseudo-texts.ts';
import type { Texts } from '#i18n/texts.ts';
import type { ShopClock } from '#runtime/clock.ts';
import { startSandboxTools } from '#runtime/sandbox-tools.ts';

vi.mock('#api/read-sandbox-clock.ts', () => ({ readSandboxClock: vi.fn() }));
vi.mock('#i18n/pseudo-texts.ts', () => ({ applyPseudoTexts: vi.fn() }));

const texts = {} as Texts;
const correct = vi.fn();
const start = () => startSandboxTools({ correct } as unknown as ShopClock, texts);
const open = (address: string) => window.history.replaceState(null, '', address);

describe('the tools of the sandbox', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.mocked(readSandboxClock).mockReset().mockResolvedValue(1_000_000);
    vi.mocked(applyPseudoTexts).mockReset();
    correct.mockReset();
    open('/');
  });
  afterEach(() => void vi.useRealTimers());

  it("read the server's clock each second, also after the server did not answer", async () => {
    vi.mocked(readSandboxClock).mockRejectedValueOnce(new Error('no answer'));
    start();
    await vi.advanceTimersByTimeAsync(999);
    expect(readSandboxClock).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(correct).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(correct.mock.calls).toEqual([[1_000_000]]);
  });

  it.each(['/?pseudo=1', '/#/registration?a=b&pseudo=1&c=d'])('make the texts longer at %s', async (address) => {
    open(address);
    start();
    await expect.poll(() => applyPseudoTexts).toHaveBeenCalledExactlyOnceWith(texts);
  });

  it.each(['/', '/?pseudo=0', '/?pseudo=12', '/?notpseudo=1'])('do not change the texts at %s', async (address) => {
    open(address);
    start();
    await vi.advanceTimersByTimeAsync(500);
    expect(applyPseudoTexts).not.toHaveBeenCalled();
  });
});
