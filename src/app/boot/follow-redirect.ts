import { addressAfterStart } from '../../runtime/redirect-address.ts';
import type { Shop } from '../../runtime/shop.ts';

function partsOf(hash: string): { readonly page: string; readonly query: Record<string, string> } {
  const [page = '', ...query] = hash.replace(/^#/, '').split('?');
  return { page, query: Object.fromEntries(new URLSearchParams(query.join('?'))) };
}

/** Applies the operator's redirect flag (APP-11). `left` = the browser is leaving the shop. */
export function followRedirect(
  { goTo }: Pick<Shop, 'goTo'>,
  allowList: readonly string[],
  location: Pick<Location, 'hash' | 'assign'>,
): 'left' | 'stayed' {
  const { page, query } = partsOf(location.hash);
  const next = addressAfterStart(page, query, allowList);
  if (next === null) return 'stayed';
  if (next.kind === 'own') {
    goTo(next.path, { replace: true });
    return 'stayed';
  }
  location.assign(next.url);
  return 'left';
}
