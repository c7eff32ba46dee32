import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';
import { compressQuickly, encodingOf } from './encoding.ts';
import { FileAnswer } from './file-answer.ts';
import { hasTag } from './has-tag.ts';
import { PreparedAnswer } from './prepared-answer.ts';

/** Shorter answers (in characters) are not compressed: they fit into about one packet anyway. */
const compressedFrom = 1300;

/** The headers of every call's answer. Answers are never cached, so they need no `vary`. */
const apiHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

type AppContext = Context<AppEnv>;

/** The ETag of an answer in one encoding. Each encoding has other bytes and needs its own ETag. */
const taggedBy = (etag: string, encoding: string | undefined): string =>
  encoding === undefined ? etag : etag.replace(/"$/, `-${encoding}"`);

/** Answers with prepared bytes; the answer's own headers are added to `headers`. 304 when the caller's ETag matches. */
export function answerPrepared(
  context: AppContext,
  answer: PreparedAnswer,
  headers: Readonly<Record<string, string>>,
): Response {
  const encoding = encodingOf(context.req.header('accept-encoding'));
  const etag = answer.headers.etag && taggedBy(answer.headers.etag, encoding);
  const all = { ...headers, ...answer.headers, ...(etag === undefined ? {} : { etag }) };
  if (etag !== undefined && hasTag(context.req.header('if-none-match') ?? '', etag))
    return context.body(null, 304, all);
  if (encoding === undefined) return context.body(answer.identity, 200, all);
  return context.body(encoding === 'br' ? answer.brotli : answer.gzip, 200, { ...all, 'content-encoding': encoding });
}

/** Reads only as much as is sent, and stops reading when the caller disconnects. */
function streamOf(content: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const chunks = content[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}

/** Answers with a file. If the file cannot be completed, the connection is cut, so that the caller notices it. */
function answerFile({ fileName, content }: FileAnswer, mediaType: string, headers: Record<string, string>): Response {
  const own = {
    'content-type': mediaType,
    'content-disposition': `attachment; filename="${fileName}"`,
    // A submitted file must not run scripts, even if a browser shows it.
    'content-security-policy': `sandbox; ${apiHeaders['content-security-policy']}`,
  };
  return new Response(streamOf(content), { status: 200, headers: { ...headers, ...own } });
}

/** Answers a call: JSON, compressed when it is large and the caller accepts it; 204 for an undefined body. */
export async function answerCall(
  context: AppContext,
  status: number,
  body: unknown,
  own: Readonly<Record<string, string>>,
  file = 'application/octet-stream',
): Promise<Response> {
  const headers = { ...apiHeaders, ...own };
  if (body instanceof PreparedAnswer) return answerPrepared(context, body, headers);
  if (body instanceof FileAnswer) return answerFile(body, file, headers);
  if (body === undefined) return context.newResponse(null, { status: 204, headers });
  const text = JSON.stringify(body);
  const typed = { ...headers, 'content-type': 'application/json; charset=utf-8' };
  const encoding = text.length < compressedFrom ? undefined : encodingOf(context.req.header('accept-encoding'));
  if (encoding === undefined) return new Response(text, { status, headers: typed });
  const compressed = await compressQuickly(text, encoding);
  return new Response(compressed, { status, headers: { ...typed, 'content-encoding': encoding } });
}
