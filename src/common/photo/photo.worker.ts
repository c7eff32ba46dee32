import { doPhotoWork } from './photo-work.ts';
import type { PhotoWork } from './photo-work.ts';

addEventListener('message', ({ data }: MessageEvent<PhotoWork>) => {
  doPhotoWork(data).then(
    (result) => postMessage({ result }),
    (error: unknown) => postMessage({ error: String(error) }),
  );
});
