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

  it('are an empty map if the page contains none', () => {
    expect(readPreparedAnswers(pageWith('<p>no answers</p>')).size).toBe(0);
  });

  it('are not used for another address', () => {
    const prepared = new Map([['/a', { data: ['cs'] }]]);
    expect(takePrepared(prepared, supportedLocales, '/b')).toBeUndefined();
    expect(prepared.size).toBe(1);
  });

  it('are undefined if the map is empty, even for a call whose response may have any type', () => {
    const anything: EndpointDefinition = { ...supportedLocales, response: v.unknown() };
    expect(takePrepared(new Map(), anything, '/a')).toBeUndefined();
  });

  it('are not used for a call without a response body', () => {
    expect(takePrepared(new Map([['/a', {}]]), removeCartItem, '/a')).toBeUndefined();
  });
});
