import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { passPhoto } from '#server/accounts/passes/pass-photo.ts';

const bytesOf = (dataUrl: string): Buffer => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

test('the photo of a pass is 282 pixels wide, and the digest is computed from its bytes (PAS-01)', async () => {
  const large = await sharp({ create: { width: 1000, height: 1191, channels: 3, background: '#caa' } })
    .jpeg()
    .toBuffer();
  const kept = `data:image/jpeg;base64,${large.toString('base64')}`;
  const small = await passPhoto(kept);
  expect(small?.photo).toMatch(/^data:image\/jpeg;base64,/);
  const bytes = bytesOf(small?.photo ?? '');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 282, height: 336 });
  const digest = createHash('sha256').update(bytes).digest().subarray(0, 16);
  expect(small?.digest).toBe(digest.toString('base64url'));
  expect(await passPhoto(large.toString('base64'))).toEqual(small);
});

test.each([null, '', 'data:image/png;base64,AAAA', 'data:image/jpeg;base64,AAAA', 'not base64!'])(
  'no pass photo is made from %j',
  async (kept) => {
    expect(await passPhoto(kept)).toBeNull();
  },
);
