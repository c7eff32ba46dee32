import { Ruleset, Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { openApiDocument } from '#server/platform/openapi/document.ts';

test("Spectral's rules for OpenAPI find nothing in the document", async () => {
  const spectral = new Spectral();
  spectral.setRuleset(new Ruleset({ extends: [oas] }));
  const results = await spectral.run(JSON.stringify(openApiDocument(endpoints)));
  expect(results.map(({ code, message, path }) => `${code} at ${path.join(' ')}: ${message}`)).toEqual([]);
});
