import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallEnvironment } from '#api/call-environment.ts';
import { createCall } from '#api/call.ts';
import { uploadAttachment } from '#contract/endpoints/card-application-attachments.ts';

/** A fake XMLHttpRequest. The tests send its progress and its response. */
class FakeRequest extends EventTarget {
  static readonly all: FakeRequest[] = [];
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  method = '';
  url = '';
  body: Blob | undefined;
  status = 0;
  statusText = '';
  responseText = '';
  isAborted = false;
  answerHeaders = 'content-type: application/json\r\nx-linka-time: 1234\r\n';

  open(method: string, url: string): void {
    Object.assign(this, { method, url });
    FakeRequest.all.push(this);
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  getAllResponseHeaders(): string {
    return this.answerHeaders;
  }
  send(body: Blob): void {
    this.body = body;
  }
  abort(): void {
    this.isAborted = true;
    this.end('abort');
  }
  end(type: 'load' | 'error' | 'abort'): void {
    this.dispatchEvent(new Event(type));
    this.dispatchEvent(new Event('loadend'));
  }
  sent(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  answer(status: number, body: unknown): void {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.end('load');
  }
}

const attachment = { id: 3, name: 'a.pdf', size: 5, typeId: 1, typeName: 'Potvrzení', isProfileOne: true };
const body = { attachment: new File(['%PDF-'], 'a.pdf'), cardApplicationAttachmentTypeId: 1, isProfileOne: true };
const failed = vi.fn();
const serverTimeReceived = vi.fn();
let tokens = ['old', 'new'];

const environment: CallEnvironment = {
  baseUrl: async () => 'http://shop.example',
  prepared: new Map(),
  token: () => tokens[0] ?? null,
  locale: () => 'pl',
  now: () => 0,
  faults: () => null,
  serverTimeReceived,
  hold: () => null,
  renewToken: async () => {
    tokens = tokens.slice(1);
    return true;
  },
  failed,
};

const upload = (options: { signal?: AbortSignal; uploaded?: (percent: number) => void } = {}) => {
  const done = createCall(environment)(uploadAttachment, {
    params: { id: 7 },
    body,
    idempotencyKey: 'key',
    ...options,
  });
  done.catch(() => undefined);
  return done;
};
async function requestNumber(number: number): Promise<FakeRequest> {
  await expect.poll(() => FakeRequest.all[number - 1]?.body).toBeDefined();
  const request = FakeRequest.all[number - 1];
  if (request === undefined) throw new Error('not sent');
  return request;
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('not by fetch')));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.clearAllMocks();
  FakeRequest.all.length = 0;
  tokens = ['old', 'new'];
});

describe('a call with a file (ATT-01)', () => {
  it('sends the file and the other parts, with the headers of every call', async () => {
    const done = upload();
    const request = await requestNumber(1);
    expect(request.method).toBe('POST');
    expect(request.url).toMatch(
      /^http:\/\/shop\.example\/api\/eshop\/card-applications\/7\/attachment\?timezoneOffset=-?\d+$/,
    );
    expect(Object.fromEntries(request.headers)).toMatchObject({
      authorization: 'Bearer old',
      'accept-language': 'pl',
      'idempotency-key': 'key',
    });
    const type = request.headers.get('content-type') ?? '';
    const form = await new Response(request.body ?? null, { headers: { 'content-type': type } }).formData();
    const file = form.get('attachment') as File;
    expect([file.name, await file.text()]).toEqual(['a.pdf', '%PDF-']);
    expect([form.get('cardApplicationAttachmentTypeId'), form.get('isProfileOne')]).toEqual(['1', 'true']);
    request.answer(200, attachment);
    await expect(done).resolves.toEqual(attachment);
    expect(serverTimeReceived).toHaveBeenCalledWith(1234);
  });

  it('reports the sent part in whole per cent, whenever it changes', async () => {
    const percents: number[] = [];
    const done = upload({ uploaded: (percent) => percents.push(percent) });
    const request = await requestNumber(1);
    request.sent(0, 300);
    request.sent(100, 300);
    request.sent(101, 300);
    request.sent(300, 300);
    request.answer(200, attachment);
    await done;
    expect(percents).toEqual([0, 33, 100]);
  });

  it('fails with the name of the error if it is refused', async () => {
    const done = upload();
    const answer = { httpCode: 400, name: 'ATTACHMENT_TOO_LARGE', message: '', metadata: { megabytes: 5 } };
    (await requestNumber(1)).answer(400, answer);
    await expect(done).rejects.toMatchObject({ name: 'ATTACHMENT_TOO_LARGE', metadata: { megabytes: 5 } });
  });

  it('fails with NO_ANSWER if the connection breaks', async () => {
    const done = upload();
    (await requestNumber(1)).end('error');
    await expect(done).rejects.toMatchObject({ name: 'NO_ANSWER', status: 0 });
    expect(failed).toHaveBeenCalledTimes(1);
  });

  it('aborts the request when it is aborted, and reports nothing', async () => {
    const aborting = new AbortController();
    const settled = vi.fn();
    upload({ signal: aborting.signal }).then(settled, settled);
    const request = await requestNumber(1);
    aborting.abort();
    await expect.poll(() => request.isAborted).toBe(true);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect([settled.mock.calls, failed.mock.calls]).toEqual([[], []]);
  });

  it('is sent again as a whole after its token was renewed (API-03)', async () => {
    const done = upload();
    (await requestNumber(1)).answer(401, { httpCode: 401, name: 'UNAUTHENTICATED', message: '' });
    const again = await requestNumber(2);
    expect(again.headers.get('authorization')).toBe('Bearer new');
    expect(await again.body?.text()).toContain('%PDF-');
    again.answer(200, attachment);
    await expect(done).resolves.toEqual(attachment);
  });

  it('may take long while there is progress, but ends after a minute without progress', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const done = upload();
    const request = await requestNumber(1);
    for (let minute = 1; minute < 10; minute += 1) {
      request.sent(minute, 100);
      await vi.advanceTimersByTimeAsync(59_000);
    }
    expect(request.isAborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(request.isAborted).toBe(true);
    vi.useRealTimers();
    await expect(done).rejects.toMatchObject({ name: 'NO_ANSWER' });
  });
});
