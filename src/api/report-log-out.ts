import { logOut } from '#contract/endpoints/log-out.ts';

/**
 * Makes the server refuse this token from now on. The shop no longer has the token, so the HTTP client is not used: the
 * response is ignored, a refusal does not ask for the password, and the browser sends the request even if the page is
 * closed.
 */
export function reportLogOut(token: string, now: number): void {
  const search = new URLSearchParams({ timezoneOffset: String(new Date(now).getTimezoneOffset()) });
  const headers = { authorization: `Bearer ${token}` };
  void fetch(`${logOut.path}?${search}`, { method: logOut.method, headers, keepalive: true }).catch(() => {});
}
