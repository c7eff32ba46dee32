import { Hono } from 'hono';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { AppEnv } from '../http/app-env.ts';
import { openApiDocument } from './document.ts';

/** `/api/openapi.json`: the contract as an OpenAPI 3.1 document, generated at the first request. */
export function openApiApp(endpoints: readonly EndpointDefinition[]): Hono<AppEnv> {
  let text: string | undefined;
  const app = new Hono<AppEnv>();
  app.get('/openapi.json', (context) => {
    text ??= JSON.stringify(openApiDocument(endpoints));
    return context.body(text, 200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' });
  });
  return app;
}
