import { seeFaces } from './see-faces.ts';

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  seeFaces(data).then(
    (result) => postMessage({ result }),
    (error: unknown) => postMessage({ error: String(error) }),
  );
});
