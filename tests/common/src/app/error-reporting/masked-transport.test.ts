import * as fc from 'fast-check';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { maskEnvelope } from '#app/error-reporting/masking/masked-transport.ts';
import { personalValue, sentence, identifyingParts } from './personal-values.ts';

type Envelope = Parameters<typeof maskEnvelope>[0];
const id = '0123456789abcdef0123456789abcdef';

/** Everything that Sentry's package might send. Each text that does not come from the code is `leak`. */
function envelopeWith(leak: string): Envelope {
  const span = {
    op: 'http.client',
    description: leak,
    data: { 'url.full': leak, 'http.response.status_code': 200, 'lcp.element': leak, [leak]: leak, type: leak },
    span_id: id,
    tags: { leak },
  };
  const breadcrumbs = [
    { category: 'ui.click', message: leak, timestamp: 1, data: { nodeId: 1, node: { attributes: { title: leak } } } },
    {
      category: 'fetch',
      type: 'http',
      data: { url: leak, method: 'GET', status_code: 200, body: leak, headers: leak },
    },
    { category: 'navigation', data: { from: leak, to: leak } },
    { category: 'console', message: leak, data: { arguments: [leak] } },
    { category: 'flow', message: leak, data: { event: 'submit', payload: leak } },
    { category: leak, message: leak },
  ];
  const common = {
    event_id: id,
    release: 'linka@1.0.0',
    environment: 'test',
    request: { url: leak, headers: { Referer: leak }, cookies: leak, query_string: leak },
    user: { email: leak, ip_address: leak, id: leak },
    extra: { leak },
    server_name: leak,
    contexts: { trace: span, state: { leak }, [leak]: { leak } },
    tags: { [leak]: leak, customer: leak },
    transaction: leak,
    breadcrumbs,
  };
  const frames = [
    { filename: leak, abs_path: leak, function: 'submit', lineno: 1, vars: { leak }, context_line: leak },
  ];
  const exception = {
    values: [
      { type: 'TypeError', value: leak, stacktrace: { frames }, mechanism: { type: 'generic', data: { leak } } },
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
    { type: 4, timestamp: 1, data: { href: leak, width: 1, height: 1 } },
    {
      type: 2,
      timestamp: 2,
      data: {
        node: node(
          { href: leak, title: leak, 'data-value': leak, alt: leak, class: 'button' },
          { type: 3, textContent: leak, id: 2 },
        ),
      },
    },
    {
      type: 3,
      timestamp: 3,
      data: {
        source: 0,
        texts: [{ id: 2, value: leak }],
        attributes: [{ id: 1, attributes: { 'aria-label': leak, src: leak, class: 'pressed' } }],
        adds: [{ node: node({ id: leak }) }],
      },
    },
    { type: 3, timestamp: 4, data: { source: 5, text: leak, isChecked: false, id: 3 } },
    ...breadcrumbs.map((payload) => ({ type: 5, timestamp: 5, data: { tag: 'breadcrumb', payload } })),
    {
      type: 5,
      timestamp: 6,
      data: {
        tag: 'performanceSpan',
        payload: {
          op: 'resource.fetch',
          description: leak,
          startTimestamp: 1,
          endTimestamp: 2,
          data: { method: 'GET', statusCode: 200, request: { body: leak } },
        },
      },
    },
    { type: 5, timestamp: 7, data: { tag: leak, payload: { leak } } },
    { type: 6, timestamp: 8, data: { plugin: leak, payload: leak } },
  ];
  const items = [
    [{ type: 'event' }, { ...common, message: leak, logentry: { message: leak, params: [leak] }, exception }],
    [
      { type: 'transaction' },
      { ...common, type: 'transaction', spans: [span], measurements: { lcp: { value: 1, unit: 'millisecond' } } },
    ],
    [{ type: 'replay_event' }, { ...common, type: 'replay_event', urls: [leak], segment_names: [leak], replay_id: id }],
    [{ type: 'replay_recording' }, `{"segment_id":0}\n${JSON.stringify(recording)}`],
    [
      { type: 'client_report' },
      { timestamp: 1, discarded_events: [{ reason: 'before_send', category: 'error', quantity: 1, leak }] },
    ],
    [{ type: 'attachment', filename: leak }, leak],
    [{ type: 'log' }, { items: [{ body: leak }] }],
    [{ type: 'session' }, { sid: id, attrs: { leak } }],
  ];
  return [
    { event_id: id, sent_at: '2026-01-01T00:00:00Z', trace: { trace_id: id, transaction: leak }, leak },
    items,
  ] as unknown as Envelope;
}

/** The text of an envelope as it is sent, decompressed. */
async function sent(envelope: Envelope): Promise<string> {
  const [headers, items] = (await maskEnvelope(envelope)) ?? [];
  const payloads = (items ?? []).map(([, payload]) =>
    payload instanceof Uint8Array
      ? inflateSync(payload.subarray(payload.indexOf(10) + 1)).toString()
      : JSON.stringify(payload),
  );
  return [JSON.stringify(headers), ...payloads].join('\n');
}

const lettersOnly = 'eyJaaaaaaaaAa.eyJaaAaaaaaaa.aaaaaaaaaa';

describe('the envelope that is sent to the receiver of errors (ERR-01)', () => {
  it('contains no personal value, regardless of its place', async () => {
    await fc.assert(
      fc.asyncProperty(personalValue, sentence, async (value, sentenceWith) => {
        const text = await sent(envelopeWith(sentenceWith(value)));
        expect(identifyingParts(value).filter((part) => text.includes(part))).toEqual([]);
      }),
      // A token may consist of letters only, and then looks like a word of code.
      { numRuns: 300, examples: [[lettersOnly, (value) => value]] },
    );
  });

  it('contains only items of known kinds, and the recording is compressed', async () => {
    const [, items = []] = (await maskEnvelope(envelopeWith('leak'))) ?? [];
    expect(items.map(([{ type }]) => type)).toEqual([
      'event',
      'transaction',
      'replay_event',
      'replay_recording',
      'client_report',
    ]);
    expect(items.find(([{ type }]) => type === 'replay_recording')?.[1]).toBeInstanceOf(Uint8Array);
  });

  it('contains the data that a developer needs', async () => {
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

  it('names a transaction by the page that it opened, because Sentry knows only the path before the hash', async () => {
    const trace = { data: { 'url.full': 'https://shop.example/#/app/order-list/12' } };
    const transaction = { type: 'transaction', transaction: '/', contexts: { trace } };
    const text = await sent([{}, [[{ type: 'transaction' }, transaction]]] as unknown as Envelope);
    expect(text).toContain('"transaction":"/app/order-list/:id"');
  });

  it('is null if no item may be sent', async () => {
    expect(await maskEnvelope([{}, [[{ type: 'log' }, { items: [] }]]] as unknown as Envelope)).toBeNull();
  });

  it('contains no recording that cannot be parsed', async () => {
    const unreadable = [{}, [[{ type: 'replay_recording' }, '{"segment_id":0}\nJan Novák']]] as unknown as Envelope;
    expect(await maskEnvelope(unreadable)).toBeNull();
  });
});
