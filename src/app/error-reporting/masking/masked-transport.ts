import { makeFetchTransport } from '@sentry/browser';
import * as v from 'valibot';
import { maskedItems, MaskedHeaders } from './mask-event.ts';
import { maskRecording } from './mask-recording.ts';

type Transport = ReturnType<typeof makeFetchTransport>;
type Envelope = Parameters<Transport['send']>[0];
type Item = readonly [headers: { readonly type: string }, payload: unknown];

/** Compresses with zlib, which receivers recognize by the first byte. */
async function compress(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const isMasked = (type: string): type is keyof typeof maskedItems => Object.hasOwn(maskedItems, type);

/** The payload is a line with the segment's number, then the recording. */
async function maskRecordingItem(payload: unknown): Promise<readonly Item[]> {
  const [, part, recording = ''] = /^(\{"segment_id":\d+\}\n)(.*)$/s.exec(String(payload)) ?? [];
  const kept = maskRecording(recording);
  if (part === undefined || kept === null) return [];
  const [head, body] = [new TextEncoder().encode(part), await compress(kept)];
  const bytes = new Uint8Array(head.length + body.length);
  bytes.set(head);
  bytes.set(body, head.length);
  return [[{ type: 'replay_recording', length: bytes.length } as { type: string }, bytes]];
}

function maskJsonItem(type: string, payload: unknown): readonly Item[] {
  if (!isMasked(type)) return [];
  // The payload as it would be sent: without functions, getters and undefined values.
  const result = v.safeParse(maskedItems[type], JSON.parse(JSON.stringify(payload)));
  return result.success ? [[{ type }, result.output]] : [];
}

/** An envelope without anything about a person; items of an unknown kind are left out. Null = no item is left. */
export async function maskEnvelope([headers, items]: Envelope): Promise<Envelope | null> {
  const kept: Item[] = [];
  for (const [{ type }, payload] of items as readonly Item[])
    kept.push(...(type === 'replay_recording' ? await maskRecordingItem(payload) : maskJsonItem(type, payload)));
  if (kept.length === 0) return null;
  return [v.parse(MaskedHeaders, headers), kept] as unknown as Envelope;
}

/** Masks everything before Sentry's own transport sends it (ERR-01). */
export function makeMaskedTransport(options: Parameters<typeof makeFetchTransport>[0]): Transport {
  const inner = makeFetchTransport(options);
  return {
    flush: (timeout) => inner.flush(timeout),
    send: async (envelope) => {
      const masked = await maskEnvelope(envelope);
      return masked === null ? {} : inner.send(masked);
    },
  };
}
