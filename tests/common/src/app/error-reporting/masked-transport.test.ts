import * as fc from 'fast-check';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { maskEnvelope } from '#app/error-reporting/masking/masked-transport.ts';
import { personalValue, sentence, tellingParts } from './personal-values.ts';

type Envelope = Parameters<typeof maskEnvelope>[0];
const id = '0123456789abcdef0123456789abcdef';

/** Everything that Sentry's package might send, with `told` in every text that does not come from the code. */
function envelopeWith(told: string): Envelope {
  const span = {
    op: 'http.client',
    description: told,
    data: { 'url.full': told, 'http.response.status_code': 200, 'lcp.element': told, [told]: told, type: told },
    span_id: id,
    tags: { told },
  };
  const breadcrumbs = [
    { category: 'ui.click', message: told, timestamp: 1, data: { nodeId: 1, node: { attributes: { title: told } } } },
    {
      category: 'fetch',
      type: 'http',
      data: { url: told, method: 'GET', status_code: 200, body: told, headers: told },
    },
    { category: 'navigation', data: { from: told, to: told } },
    { category: 'console', message: told, data: { arguments: [told] } },
    { category: 'flow', message: told, data: { event: 'submit', payload: told } },
    { category: told, message: told },
  ];
  const common = {
    event_id: id,
    release: 'linka@1.0.0',
    environment: 'test',
    request: { url: told, headers: { Referer: told }, cookies: told, query_string: told },
    user: { email: told, ip_address: told, id: told },
    extra: { told },
    server_name: told,
    contexts: { trace: span, state: { told }, [told]: { told } },
    tags: { [told]: told, customer: told },
    transaction: told,
    breadcrumbs,
  };
  const frames = [
    { filename: told, abs_path: told, function: 'submit', lineno: 1, vars: { told }, context_line: told },
  ];
  const exception = {
    values: [
      { type: 'TypeError', value: told, stacktrace: { frames }, mechanism: { type: 'generic', data: { told } } },
    ],
  };
  const node = (attributes: object, ...childNodes: object[]) => ({
    type: 2,
    tagName: 'a',
    attributes,
    childNodes,
    id: 1,
  });
  const recording = [
    { type: 4, timestamp: 1, data: { href: told, width: 1, height: 1 } },
    {
      type: 2,
      timestamp: 2,
      data: {
        node: node(
          { href: told, title: told, 'data-value': told, alt: told, class: 'button' },
          { type: 3, textContent: told, id: 2 },
        ),
      },
    },
    {
      type: 3,
      timestamp: 3,
      data: {
        source: 0,
        texts: [{ id: 2, value: told }],
        attributes: [{ id: 1, attributes: { 'aria-label': told, src: told, class: 'pressed' } }],
        adds: [{ node: node({ id: told }) }],
      },
    },
    { type: 3, timestamp: 4, data: { source: 5, text: told, isChecked: false, id: 3 } },
    ...breadcrumbs.map((payload) => ({ type: 5, timestamp: 5, data: { tag: 'breadcrumb', payload } })),
    {
      type: 5,
      timestamp: 6,
      data: {
        tag: 'performanceSpan',
        payload: {
          op: 'resource.fetch',
          description: told,
          startTimestamp: 1,
          endTimestamp: 2,
          data: { method: 'GET', statusCode: 200, request: { body: told } },
        },
      },
    },
    { type: 5, timestamp: 7, data: { tag: told, payload: { told } } },
    { type: 6, timestamp: 8, data: { plugin: told, payload: told } },
  ];
  const items = [
    [{ type: 'event' }, { ...common, message: told, logentry: { message: told, params: [told] }, exception }],
    [
      { type: 'transaction' },
      { ...common, type: 'transaction', spans: [span], measurements: { lcp: { value: 1, unit: 'millisecond' } } },
    ],
    [{ type: 'replay_event' }, { ...common, type: 'replay_event', urls: [told], segment_names: [told], replay_id: id }],
    [{ type: 'replay_recording' }, `{"segment_id":0}\n${JSON.stringify(recording)}`],
    [
      { type: 'client_report' },
      { timestamp: 1, discarded_events: [{ reason: 'before_send', category: 'error', quantity: 1, told }] },
    ],
    [{ type: 'attachment', filename: told }, told],
    [{ type: 'log' }, { items: [{ body: told }] }],
    [{ type: 'session' }, { sid: id, attrs: { told } }],
  ];
  return [
    { event_id: id, sent_at: '2026-01-01T00:00:00Z', trace: { trace_id: id, transaction: told }, told },
    items,
  ] as unknown as Envelope;
}

/** An envelope as it is sent, decompressed. */
async function sent(envelope: Envelope): Promise<string> {
  const [headers, items] = (await maskEnvelope(envelope)) ?? [];
  const payloads = (items ?? []).map(([, payload]) =>
    payload instanceof Uint8Array
      ? inflateSync(payload.subarray(payload.indexOf(10) + 1)).toString()
      : JSON.stringify(payload),
  );
  return [JSON.stringify(headers), ...payloads].join('\n');
}

describe('what is sent to the receiver of errors (ERR-01)', () => {
  it('contains no personal value, wherever it was', async () => {
    await fc.assert(
      fc.asyncProperty(personalValue, sentence, async (value, sentenceWith) => {
        const text = await sent(envelopeWith(sentenceWith(value)));
        expect(tellingParts(value).filter((part) => text.includes(part))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('is of known kinds only, and the recording is compressed', async () => {
    const [, items = []] = (await maskEnvelope(envelopeWith('told'))) ?? [];
    expect(items.map(([{ type }]) => type)).toEqual([
      'event',
      'transaction',
      'replay_event',
      'replay_recording',
      'client_report',
    ]);
    expect(items.find(([{ type }]) => type === 'replay_recording')?.[1]).toBeInstanceOf(Uint8Array);
  });

  it('tells what a developer needs', async () => {
    const text = await sent(envelopeWith('https://shop.example/#/app/order-list/12?token=1'));
    for (const kept of [
      '"release":"linka@1.0.0"',
      '"transaction":"/app/order-list/:id"',
      '"url":"https://shop.example/#/app/order-list/:id"',
      '"type":"TypeError"',
      '"function":"submit"',
      '"event":"submit"',
      '"status_code":200',
      '"href":"https://shop.example/#/app/order-list/:id"',
      '"class":"button"',
      '"class":"pressed"',
    ])
      expect(text).toContain(kept);
  });

  it('names a transaction by the page that it opened, since Sentry knows the path before the hash alone', async () => {
    const trace = { data: { 'url.full': 'https://shop.example/#/app/order-list/12' } };
    const transaction = { type: 'transaction', transaction: '/', contexts: { trace } };
    const text = await sent([{}, [[{ type: 'transaction' }, transaction]]] as unknown as Envelope);
    expect(text).toContain('"transaction":"/app/order-list/:id"');
  });

  it('is nothing when nothing of an envelope may leave', async () => {
    expect(await maskEnvelope([{}, [[{ type: 'log' }, { items: [] }]]] as unknown as Envelope)).toBeNull();
  });

  it('is no recording that cannot be read', async () => {
    const unreadable = [{}, [[{ type: 'replay_recording' }, '{"segment_id":0}\nJan Novák']]] as unknown as Envelope;
    expect(await maskEnvelope(unreadable)).toBeNull();
  });
});
