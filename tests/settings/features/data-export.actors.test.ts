// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideDataExport } from '#features/settings/data-export/data-export.actors.ts';
import type { Shop } from '#runtime/shop.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';

const file = { fileName: 'moje-udaje-2026-11-21.zip', content: Uint8Array.of(80, 75, 255, 0) };
const saved: { readonly name: string; readonly blob: Blob | undefined }[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let made: Blob | undefined;
  URL.createObjectURL = (blob) => {
    made = blob instanceof Blob ? blob : undefined;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: made });
  };
});
afterEach(() => {
  vi.useRealTimers();
  saved.length = 0;
});

describe('the download of the data (SET-03)', () => {
  it('saves the file of the response under its name, with one call', async () => {
    const { shop, calls } = recordingShop({ dataExport: file });
    const actor = createActor(provideDataExport(shop)).start();
    actor.send({ type: 'download' });
    actor.send({ type: 'download' });
    await waitFor(actor, (snapshot) => snapshot.matches('saved'));
    expect(calls.map(({ name }) => name)).toEqual(['dataExport']);
    expect(saved.map(({ name, blob }) => [name, blob?.type])).toEqual([[file.fileName, 'application/zip']]);
    expect([...new Uint8Array((await saved[0]?.blob?.arrayBuffer()) ?? new ArrayBuffer())]).toEqual([80, 75, 255, 0]);
    expect(actor.getSnapshot().context.fileName).toBe(file.fileName);
  });

  it('saves no file when the call fails, and keeps the failure', async () => {
    const { shop } = recordingShop({});
    const actor = createActor(provideDataExport(shop)).start();
    actor.send({ type: 'download' });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect([saved, actor.getSnapshot().context.failure?.name]).toEqual([[], 'BAD_GATEWAY']);
  });

  it.each([
    ['the person stops it', (actor: { send: (event: { type: 'cancel' }) => void }) => actor.send({ type: 'cancel' })],
    ['the page is left', (actor: { stop: () => unknown }) => void actor.stop()],
  ] as const)('aborts its call when %s', (_, leave) => {
    const signals: (AbortSignal | undefined)[] = [];
    const shop: Shop = {
      ...recordingShop({}).shop,
      call: (_endpoint, options) => {
        signals.push(options?.signal);
        return new Promise<never>(() => {});
      },
    };
    const actor = createActor(provideDataExport(shop)).start();
    actor.send({ type: 'download' });
    expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
    leave(actor);
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  });
});
