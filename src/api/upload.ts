import type { Options } from 'ky';

/** The timeout of an upload in milliseconds: for a time without progress, or without a response after the last byte. */
const patience = 60_000;

/** Parses the headers that `getAllResponseHeaders` returns. */
const headersIn = (lines: string): [string, string][] =>
  lines
    .split('\r\n')
    .filter((line) => line.includes(':'))
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);

const answerOf = (sending: XMLHttpRequest): Response =>
  new Response(sending.status === 204 ? null : sending.responseText, {
    status: sending.status,
    statusText: sending.statusText,
    headers: headersIn(sending.getAllResponseHeaders()),
  });

function send(request: Request, body: Blob, uploaded: (percent: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    const fail = () => reject(new TypeError('the upload failed'));
    let idleTimer: ReturnType<typeof setTimeout> | undefined;
    let reported = -1;
    const keepWaiting = () => {
      clearTimeout(idleTimer);
      idleTimer = setTimeout(() => sending.abort(), patience);
    };
    sending.open(request.method, request.url);
    for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
    sending.upload.addEventListener('progress', ({ loaded, total }) => {
      keepWaiting();
      const percent = total === 0 ? 0 : Math.floor((100 * loaded) / total);
      if (percent !== reported) uploaded(percent);
      reported = percent;
    });
    sending.addEventListener('load', () => resolve(answerOf(sending)));
    sending.addEventListener('error', fail);
    sending.addEventListener('abort', fail);
    sending.addEventListener('loadend', () => clearTimeout(idleTimer));
    request.signal.addEventListener('abort', () => sending.abort());
    keepWaiting();
    sending.send(body);
  });
}

function formOf(parts: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts) as [string, Blob | string | number | boolean | undefined][]) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined) form.append(name, String(value));
  }
  return form;
}

/**
 * The options of a call with a file. It is sent with XMLHttpRequest instead of `fetch`, because only XMLHttpRequest
 * reports the progress: ky's own progress streams the body, which Chromium refuses over HTTP/1.1
 * (docs/decisions/0017-attachments.md). An upload may take long, so only a time without progress ends it.
 */
export const uploadOptions = (parts: object, uploaded: (percent: number) => void = () => {}): Options => ({
  body: formOf(parts),
  timeout: false,
  fetch: async (input) => {
    if (!(input instanceof Request)) throw new TypeError('expected a request');
    return send(input, await input.blob(), uploaded);
  },
});
