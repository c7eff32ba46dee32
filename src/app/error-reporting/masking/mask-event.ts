import * as v from 'valibot';
import { maskAddress, routeOf } from './mask-address.ts';
import { maskText } from './mask-text.ts';

/**
 * This file lists all fields that may leave the browser, with a pattern for each text. Other fields are left out, also
 * fields that a later version of Sentry's package adds. A field that does not match its pattern is left out, but the
 * rest of the event is sent.
 */
export const maybe = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined);
export const textOf = (shape: RegExp) => maybe(v.pipe(v.string(), v.regex(shape)));
const maskedBy = (mask: (text: string) => string) => maybe(v.pipe(v.string(), v.transform(mask)));

export const number = maybe(v.number());
const flag = maybe(v.boolean());
/** Random ids made by Sentry's package. */
const id = textOf(/^[\da-f-]{16,36}$/);
/** A word from the code, such as a kind of event. A token, which begins with `eyJ`, may consist of letters only as well. */
const word = textOf(/^(?!eyJ)[a-z][A-Za-z_.-]{0,60}$/);
/** A name from the code, such as the name of a function; `?` = unknown. */
const codeName = textOf(/^[\w$.?<>[\]# ]{1,120}$/);
/** Used for versions, releases and environments. */
const version = textOf(/^(?:linka@)?[\w.-]{1,64}$/);
const text = maskedBy(maskText);
const address = maskedBy(maskAddress);

const element =
  /^(?:html|body|main|div|span|button|a|input|form|label|section|nav|header|footer|h[1-6]|p|ul|ol|li|table|thead|tbody|tr|td|th|dialog|select|option|textarea|svg|path|img|details|summary|fieldset|legend|dl|dt|dd|output)(?![a-z\d])/;

/** Keeps only the kinds of elements of a selector, such as `form > button`: labels, ids and values may name people. */
const maskSelector = (selector: string): string =>
  selector
    .split(' > ')
    .flatMap((part) => element.exec(part) ?? [])
    .join(' > ');
const selector = maskedBy(maskSelector);

export const methods = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/;

/** For example `cart: loading → ready`; it contains only names from the code. */
const flowStep = textOf(/^[A-Za-z]+: [A-Za-z\d. ]+ → [A-Za-z\d. ]+$/);
const Flow = v.object({
  category: v.literal('flow'),
  timestamp: number,
  message: flowStep,
  data: maybe(v.object({ event: textOf(/^[\w.-]{1,120}$/) })),
});
const OfBrowser = v.object({
  category: word,
  type: word,
  level: word,
  timestamp: number,
  // For a click, the message is a selector; other events need no message.
  message: selector,
  data: maybe(
    v.object({
      method: textOf(methods),
      url: address,
      status_code: number,
      from: address,
      to: address,
      nodeId: number,
    }),
  ),
});
export const MaskedBreadcrumb = v.union([Flow, OfBrowser]);

const Frame = v.object({
  filename: address,
  abs_path: address,
  function: codeName,
  lineno: number,
  colno: number,
  in_app: flag,
});

const Exception = v.object({
  type: textOf(/^[A-Za-z]{0,60}(?:Error|Exception|Rejection)$/),
  value: text,
  mechanism: maybe(
    v.object({
      type: word,
      handled: flag,
      exception_id: number,
      parent_id: number,
      source: word,
      is_exception_group: flag,
    }),
  ),
  stacktrace: maybe(v.object({ frames: maybe(v.array(Frame)) })),
});

/** The keys of span attributes whose values are words from the code. */
const words = new Set([
  'sentry.op',
  'sentry.origin',
  'sentry.source',
  'sentry.idle_span_finish_reason',
  'http.method',
  'http.request.method',
  'http.response.render_blocking_status',
  'type',
]);
const addresses = new Set(['url', 'url.full', 'url.path', 'http.url']);
const ofMeasurement = /^(?:sentry|http|network|browser|resource|performance|cls|fcp|fp|inp|lcp|ttfb)\.[\w.]+$/;

function maskAttribute(key: string, value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean')
    return ofMeasurement.test(key) && !key.includes('id') ? value : undefined;
  if (typeof value !== 'string') return undefined;
  if (addresses.has(key)) return maskAddress(value);
  return words.has(key) && (/^[a-z_.-]{1,60}$/.test(value) || methods.test(value)) ? value : undefined;
}

const maskAttributes = (data: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) => {
      const kept = maskAttribute(key, value);
      return kept === undefined ? [] : [[key, kept]];
    }),
  );
const attributes = maybe(v.pipe(v.record(v.string(), v.unknown()), v.transform(maskAttributes)));

/** `GET /api/eshop/orders/:id`, the address of a file, a selector, or a description of the browser's work. */
const description = maskedBy((raw) => {
  const [, method = '', target] = /^(?:([A-Z]+) )?(\S*\/\S*)$/.exec(raw) ?? [];
  if (target === undefined) return maskSelector(raw) || maskText(raw);
  return methods.test(method) ? `${method} ${maskAddress(target)}` : maskAddress(target);
});

const Span = v.object({
  op: word,
  description,
  origin: word,
  status: word,
  data: attributes,
  span_id: id,
  parent_span_id: id,
  trace_id: id,
  start_timestamp: number,
  timestamp: number,
});

const ids = maybe(v.array(id));

const common = {
  event_id: id,
  timestamp: number,
  platform: word,
  release: version,
  environment: version,
  sdk: maybe(v.object({ name: word, version })),
  request: maybe(v.object({ url: address })),
  contexts: maybe(v.object({ trace: maybe(Span), replay: maybe(v.object({ replay_id: id })) })),
};

const ErrorEvent = v.object({
  ...common,
  level: word,
  tags: maybe(v.object({ flow: textOf(/^[A-Za-z]{1,60}$/), replayId: id })),
  message: text,
  transaction: maskedBy(routeOf),
  exception: maybe(v.object({ values: maybe(v.array(Exception)) })),
  breadcrumbs: maybe(v.array(MaskedBreadcrumb)),
});

const Transaction = v.pipe(
  v.object({
    ...common,
    type: v.literal('transaction'),
    transaction: maskedBy(routeOf),
    start_timestamp: number,
    spans: maybe(v.array(Span)),
    measurements: maybe(
      v.record(v.pipe(v.string(), v.regex(/^[\w.]{1,40}$/)), v.object({ value: v.number(), unit: word })),
    ),
  }),
  // The route is reported. Sentry's package would report the path, which is the same for all pages of the shop.
  v.transform((event) => {
    const opened = event.contexts?.trace?.data?.['url.full'];
    return {
      ...event,
      transaction: typeof opened === 'string' ? routeOf(opened) : event.transaction,
      transaction_info: { source: 'route' },
    };
  }),
);

const ReplayEvent = v.object({
  ...common,
  type: v.literal('replay_event'),
  urls: maybe(v.array(address)),
  error_ids: ids,
  trace_ids: ids,
  replay_id: id,
  segment_id: number,
  replay_type: word,
  replay_start_timestamp: number,
});

const LostEvents = v.object({
  timestamp: number,
  discarded_events: maybe(v.array(v.object({ reason: word, category: word, quantity: number }))),
});

export const MaskedHeaders = v.object({
  event_id: id,
  sent_at: textOf(/^[\dT:.Z-]+$/),
  sdk: maybe(v.object({ name: word, version })),
  trace: maybe(
    v.object({
      trace_id: id,
      public_key: textOf(/^\w+$/),
      environment: version,
      release: version,
      sample_rate: textOf(/^[\d.]+$/),
      sample_rand: textOf(/^[\d.e-]+$/),
      sampled: textOf(/^(?:true|false)$/),
      replay_id: id,
    }),
  ),
});

/** The kinds of envelope items with JSON that may be sent. */
export const maskedItems = {
  event: ErrorEvent,
  transaction: Transaction,
  replay_event: ReplayEvent,
  client_report: LostEvents,
} as const;
