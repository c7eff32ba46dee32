// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toggleFlowMap } from '#app/flow-map/flow-map-door.ts';
import { Footer } from '#app/shell/footer.tsx';
import { saveTicket } from '#runtime/replay-ticket/ticket-file.ts';
import { staticActor } from '../support/static-actor.ts';
import { inShop, testShop } from '../support/test-shop.tsx';

vi.mock(import('#runtime/replay-ticket/ticket-file.ts'), () => ({ saveTicket: vi.fn() }));
vi.mock(import('#app/flow-map/flow-map-door.ts'), () => ({ toggleFlowMap: vi.fn(), openDoor: vi.fn() }));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const show = (sandbox: boolean) => {
  const boot = staticActor({ configuration: { sandbox, footerLinks: {} }, supportedLocales: ['cs'] });
  render(inShop(testShop({ boot }), <Footer />));
};

describe("a tester's button in the footer", () => {
  it('saves the log of the tab as a file, without personal data', async () => {
    show(true);
    fireEvent.click(await screen.findByRole('button', { name: 'Záznam pro testery' }));
    await expect.poll(() => vi.mocked(saveTicket).mock.calls).toHaveLength(1);
    expect(vi.mocked(saveTicket).mock.calls[0]?.[0]).toMatchObject({ taken: '2026-11-21T08:00:00.000Z', flows: [] });
  });

  it('opens the map of the flows, and shows its key', async () => {
    show(true);
    const button = await screen.findByRole('button', { name: 'Mapa toku' });
    expect(button.title).toContain('F8');
    fireEvent.click(button);
    expect(toggleFlowMap).toHaveBeenCalledOnce();
  });

  it('is not shown outside the sandbox', async () => {
    show(false);
    await vi.dynamicImportSettled();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
