/**
 * The address before the paths of all calls, without a trailing slash; '' = the page's own origin. Only the pages for
 * servers of static files name another address, in their configuration. Rejects if it cannot be fetched.
 */
export async function readBaseUrl(): Promise<string> {
  if (document.documentElement.dataset['static'] === undefined) return '';
  const { readPageConfiguration } = await import('./page-configuration.ts');
  return (await readPageConfiguration()).baseUrl ?? '';
}
