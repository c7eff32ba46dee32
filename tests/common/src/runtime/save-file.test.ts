// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { saveFile } from '#runtime/save-file.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('saves the bytes of a document under its name, and revokes its object URL a minute later', async () => {
  vi.useFakeTimers();
  const blobs: Blob[] = [];
  const createObjectURL = vi.fn((blob: Blob) => {
    blobs.push(blob);
    return 'blob:file';
  });
  const revokeObjectURL = vi.fn();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL }));
  const clicked: string[][] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push([this.href, this.download]);
  });

  saveFile({ fileName: 'Faktura 1.pdf', mediaType: 'application/pdf', content: btoa('%PDF\u00ff\u0000') });
  expect(clicked).toEqual([['blob:file', 'Faktura 1.pdf']]);
  expect(blobs[0]?.type).toBe('application/pdf');
  expect([...new Uint8Array((await blobs[0]?.arrayBuffer()) ?? new ArrayBuffer())]).toEqual([37, 80, 68, 70, 255, 0]);

  vi.advanceTimersByTime(59_999);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:file');
});
