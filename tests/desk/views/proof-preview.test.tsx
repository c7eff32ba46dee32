// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProofPreview } from '#features/desk/application/proof-preview.tsx';
import type { Shop } from '#runtime/shop.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const pdf = new TextEncoder().encode('%PDF-1.7');
let blobs: Blob[] = [];
let revoked: string[] = [];

fillBrowserGaps();
beforeEach(() => {
  blobs = [];
  revoked = [];
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return `blob:${String(blobs.length)}`;
  };
  URL.revokeObjectURL = (address) => void revoked.push(address);
});
afterEach(cleanup);

const show = (answer: () => Promise<unknown>) => {
  const call = vi.fn(answer);
  const shop: Shop = { ...testShop(), call: call as Shop['call'] };
  const attachment = { id: 31, name: 'potvrzeni.png' };
  const { unmount } = render(inShop(shop, <ProofPreview applicationId={7} attachment={attachment} />));
  return { call, unmount };
};
const file = (content: Uint8Array) => () => Promise.resolve({ fileName: 'potvrzeni.png', content });
const picture = () => screen.findByRole('img', { name: 'Náhled: potvrzeni.png' });

describe('the preview of a proof (DSK-03)', () => {
  it('shows a picture with the type that its bytes have, and forgets it with the page', async () => {
    const { unmount } = show(file(png));
    expect((await picture()).getAttribute('src')).toBe('blob:1');
    expect(blobs.map(({ type }) => type)).toEqual(['image/png']);
    unmount();
    expect(revoked).toEqual(['blob:1']);
  });

  it('shows no file whose bytes are no picture', async () => {
    show(file(pdf));
    await waitFor(() => expect(document.querySelector('[data-state=shown]')).not.toBeNull());
    expect(screen.queryByRole('img')).toBeNull();
    expect(blobs).toEqual([]);
  });

  it('can be fetched again after a failure', async () => {
    const answers = [() => Promise.reject<unknown>({ name: 'INTERNAL_ERROR', status: 500, metadata: {} }), file(png)];
    const { call } = show(() => (answers.shift() ?? file(png))());
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Zkusit znovu' }));
    expect(await picture()).toBeTruthy();
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('is shown larger after a press, and closed again', async () => {
    show(file(png));
    const user = userEvent.setup();
    await picture();
    await user.click(screen.getByRole('button', { name: 'Zvětšit: Náhled: potvrzeni.png' }));
    await user.click(await screen.findByRole('button', { name: 'Zavřít' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
