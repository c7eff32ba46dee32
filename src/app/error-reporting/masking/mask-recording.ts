import * as v from 'valibot';
import { maskAddress } from './mask-address.ts';
import { MaskedBreadcrumb, maybe, methods, number, textOf } from './mask-event.ts';

/** Attributes that describe only the look of an element, nothing about a person. */
const keptAttributes = new Set(
  `class style type role rel dir lang width height colspan rowspan hidden disabled checked open tabindex multiple readonly required
  aria-hidden aria-expanded aria-busy aria-invalid aria-selected aria-checked aria-disabled aria-pressed aria-modal aria-live
  data-flow data-state data-scope data-part data-away data-frame xmlns _cssText rr_width rr_height rr_scrollLeft rr_scrollTop`.split(
    /\s+/,
  ),
);
const addresses = new Set(['href', 'src']);
/** Keys of texts that are styles or kinds of nodes. */
const keptTexts = new Set([
  'tagName',
  'rule',
  'replace',
  'replaceSync',
  'property',
  'family',
  '_cssText',
  'publicId',
  'systemId',
]);

const hideText = (text: string): string => text.replaceAll(/\S/g, '*');

function maskAttribute(name: string, value: unknown): unknown {
  // Only the value of `style` may be an object: its changed properties.
  if (typeof value !== 'string') return typeof value === 'object' && name !== 'style' ? null : value;
  if (addresses.has(name)) return maskAddress(value);
  return keptAttributes.has(name) ? value : hideText(value);
}

const maskAttributes = (attributes: object): object =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, maskAttribute(name, value)]));

/** Masks the texts of a recorded event; texts of style sheets are kept. */
function maskPart(key: string, value: unknown, owner: object): unknown {
  if (typeof value === 'string') {
    const isStyle = 'isStyle' in owner && owner.isStyle === true;
    const isDoctype = key === 'name' && 'publicId' in owner;
    return isStyle || isDoctype || keptTexts.has(key) ? value : hideText(value);
  }
  // `attributes` can be the attributes of one element, or a list of changed attributes.
  if (Array.isArray(value)) return value.map((part) => maskPart('', part, owner));
  if (typeof value !== 'object' || value === null) return value;
  return key === 'attributes' ? maskAttributes(value) : maskObject(value);
}

const maskObject = (value: object): object =>
  Object.fromEntries(Object.entries(value).map(([key, own]) => [key, maskPart(key, own, value)]));

const [meta, custom] = [4, 5];
const Recorded = v.looseObject({ type: v.number(), timestamp: v.number(), data: v.optional(v.looseObject({})) });
type Recorded = v.InferOutput<typeof Recorded>;

const Span = v.object({
  op: v.fallback(v.pipe(v.string(), v.regex(/^(?!eyJ)[a-z][A-Za-z.-]{0,40}$/)), ''),
  description: v.fallback(v.pipe(v.string(), v.transform(maskAddress)), ''),
  startTimestamp: v.number(),
  endTimestamp: v.number(),
  data: maybe(v.object({ method: textOf(methods), statusCode: number, size: number })),
});
/** Events that Sentry's package adds to the recording. */
const payloads = { breadcrumb: MaskedBreadcrumb, performanceSpan: Span } as const;

function maskCustom({ tag, payload }: Readonly<Record<string, unknown>>): object | null {
  if (tag !== 'breadcrumb' && tag !== 'performanceSpan') return null;
  const result = v.safeParse(payloads[tag], payload);
  return result.success ? { tag, payload: result.output } : null;
}

function maskRecorded({ type, timestamp, data = {} }: Recorded): readonly object[] {
  if (type === meta) {
    const { href, width, height } = data;
    return [{ type, timestamp, data: { href: typeof href === 'string' ? maskAddress(href) : '', width, height } }];
  }
  if (type !== custom) return [{ type, timestamp, data: maskObject(data) }];
  const kept = maskCustom(data);
  return kept === null ? [] : [{ type, timestamp, data: kept }];
}

const Recording = v.array(Recorded);

/**
 * A recording of the page as JSON, with all texts, labels and values hidden and addresses replaced by patterns. Sentry's
 * package hides texts and inputs while it records, but keeps most attributes and the addresses of the page and of links.
 * Null if the text is not a recording.
 */
export function maskRecording(recording: string): string | null {
  try {
    return JSON.stringify(v.parse(Recording, JSON.parse(recording)).flatMap(maskRecorded));
  } catch {
    return null;
  }
}
