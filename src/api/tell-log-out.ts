import { logOut } from '#contract/endpoints/log-out.ts';

/**
 * Has the server refuse this token from now on. The shop has forgotten it when this is called, so it is sent on its own: nobody
 * waits for the answer, a refusal asks nobody for a password, and the browser sends it also when the page is closed.
 */
export function tellLogOut(token: string, now: number): void {
  const search = new URLSearchParams({ timezoneOffset: String(new Date(now).getTimezoneOffset()) });
  const headers = { authorization: `Bearer ${token}` };
  void fetch(`${logOut.path}?${search}`, { method: logOut.method, headers, keepalive: true }).catch(() => {});
}
