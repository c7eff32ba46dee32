import type { BrowserContext } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';

const specified = endpoints
  .filter(({ extension }) => extension === 'specified')
  .map(({ method, path }) => ({ method, path: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) }));

/** Notes each call of the context's pages that the specification does not have; returns the growing list. */
export function noteUnspecified(context: BrowserContext): readonly string[] {
  const found: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const method = request.method();
    if (!specified.some((call) => call.method === method && call.path.test(pathname)))
      found.push(`${method} ${pathname}`);
  });
  return found;
}
