import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { openApiDocument } from '#server/platform/openapi/document.ts';
import { compile, generateClient } from './compile-client.ts';
import { rightCalls } from './right-calls.ts';
import { wrongCalls } from './wrong-calls.ts';

const right = Object.entries(rightCalls);
const wrong = Object.entries(wrongCalls);

describe('the types that a generator makes from the document', () => {
  let messages: readonly string[] = [];
  beforeAll(() => {
    generateClient(openApiDocument(endpoints));
    messages = compile([...right.map(([, code]) => code), ...wrong.map(([, [code]]) => code)]);
    // Generator and compiler are processes of their own, which are slow on a busy machine.
  }, 120_000);

  test.each(right.map(([name], place) => [name, place] as const))('allow %s', (_, place) => {
    expect(messages[place]).toBe('');
  });

  test.each(wrong.map(([name, [, message]], place) => [name, message, right.length + place] as const))(
    'refuse %s',
    (_, message, place) => {
      expect(messages[place]).toContain(message);
    },
  );
});
