// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideAttachmentDownload } from '#common/attachment-download/attachment-download.actors.ts';
import { deskAttachment } from '#contract/endpoints/application-desk.ts';
import { downloadAttachment } from '#contract/endpoints/card-application-attachments.ts';
import type { Shop } from '#runtime/shop.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';

const input = { applicationId: 7, attachmentId: 3, name: 'potvrzení o studiu.pdf' };
const saved: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  };
});
afterEach(() => {
  vi.useRealTimers();
  saved.length = 0;
});

describe('the download of an attachment (ATT-01)', () => {
  it('saves the file under its original name', async () => {
    const file = { fileName: 'attachment-3.pdf', content: Uint8Array.of(1) };
    const { shop, calls } = recordingShop({ downloadAttachment: file });
    const actor = createActor(provideAttachmentDownload(shop, downloadAttachment), { input }).start();
    actor.send({ type: 'download' });
    await waitFor(actor, (snapshot) => snapshot.matches('offered'));
    expect(saved).toEqual(['potvrzení o studiu.pdf']);
    expect(calls).toMatchObject([{ name: 'downloadAttachment', options: { params: { id: 7, attachmentId: 3 } } }]);
  });

  it('is aborted when the page is left', async () => {
    const { shop, calls } = recordingShop({});
    const call: Shop['call'] = (endpoint, options) => {
      void shop.call(endpoint, options).catch(() => {});
      return new Promise<never>(() => {});
    };
    const flow = provideAttachmentDownload({ ...shop, call }, downloadAttachment);
    const actor = createActor(flow, { input }).start();
    actor.send({ type: 'download' });
    const isEnded = () => calls[0]?.options.signal?.aborted;
    expect(isEnded()).toBe(false);
    actor.stop();
    expect(isEnded()).toBe(true);
  });

  it('shows a toast if it fails', async () => {
    const { shop } = recordingShop({});
    const showToast = vi.fn();
    const actor = createActor(provideAttachmentDownload({ ...shop, showToast }, deskAttachment), { input }).start();
    actor.send({ type: 'download' });
    await waitFor(actor, (snapshot) => snapshot.matches('offered'));
    expect(saved).toEqual([]);
    expect(showToast).toHaveBeenCalledWith({ messageId: 'attachments.downloadFailed', colour: 'error' });
  });
});
