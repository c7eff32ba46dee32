import { hashPath } from '#runtime/hash-path.ts';
import { addressAfterStart } from '#runtime/redirect-address.ts';
import type { Shop } from '#runtime/shop.ts';

const queryOf = (hash: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(hash.split('?').slice(1).join('?')));

/** Opens the address of the operator's redirect flag (APP-11). `left` = the browser is leaving the shop. */
export function followRedirect(
  { goTo }: Pick<Shop, 'goTo'>,
  allowList: readonly string[],
  location: Pick<Location, 'hash' | 'assign'>,
): 'left' | 'stayed' {
  const { hash } = location;
  const next = addressAfterStart(hashPath(hash), queryOf(hash), allowList);
  if (next === null) return 'stayed';
  if (next.kind === 'own') {
    goTo(next.path, { replace: true });
    return 'stayed';
  }
  location.assign(next.url);
  return 'left';
}
