// @vitest-environment jsdom
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readPreparedAnswers, takePrepared } from '#api/prepared-answers.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { supportedLocales } from '#contract/endpoints/i18n.ts';
import { removeCartItem } from '#contract/endpoints/shopping-cart.ts';

const pageWith = (content: string): Document => new DOMParser().parseFromString(content, 'text/html');

describe('prepared answers', () => {
  it('are read from the page by the addresses of their calls', () => {
    const page = pageWith(
      '<script type="application/json" id="prepared-answers">{"/a":{"data":["cs"]},"/b":7}</script>',
    );
    expect([...readPreparedAnswers(page)]).toEqual([
      ['/a', { data: ['cs'] }],
      ['/b', 7],
    ]);
  });

  it('are none if the page has none', () => {
    expect(readPreparedAnswers(pageWith('<p>no answers</p>')).size).toBe(0);
  });

  it('are none for another address', () => {
    const prepared = new Map([['/a', { data: ['cs'] }]]);
    expect(takePrepared(prepared, supportedLocales, '/b')).toBeUndefined();
    expect(prepared.size).toBe(1);
  });

  it('are none for a call whose answer may be anything, if there is none', () => {
    const anything: EndpointDefinition = { ...supportedLocales, response: v.unknown() };
    expect(takePrepared(new Map(), anything, '/a')).toBeUndefined();
  });

  it('are none for a call that has no answer', () => {
    expect(takePrepared(new Map([['/a', {}]]), removeCartItem, '/a')).toBeUndefined();
  });
});
