import { logOut } from '#contract/endpoints/log-out.ts';
import { readBaseUrl } from './base-url.ts';

async function send(token: string, now: number): Promise<void> {
  const search = new URLSearchParams({ timezoneOffset: String(new Date(now).getTimezoneOffset()) });
  const headers = { authorization: `Bearer ${token}` };
  const address = `${await readBaseUrl()}${logOut.path}?${search}`;
  await fetch(address, { method: logOut.method, headers, keepalive: true });
}

/**
 * Makes the server refuse this token from now on. The shop no longer has the token, so the HTTP client is not used: the
 * response is ignored, a refusal does not ask for the password, and the browser sends the request even if the page is
 * closed.
 */
export function reportLogOut(token: string, now: number): void {
  void send(token, now).catch(() => {});
}
