import type { Shop } from '#runtime/shop.ts';

/** The shop with one failing endpoint. `told` contains the message ids of the shown toasts. */
export function failingCall(shop: Shop, name: string): { readonly shop: Shop; readonly told: readonly string[] } {
  const told: string[] = [];
  const call: Shop['call'] = (endpoint, options) =>
    endpoint.name === name
      ? Promise.reject({ name: 'BAD_GATEWAY', status: 502, metadata: {} })
      : shop.call(endpoint, options);
  return { shop: { ...shop, call, showToast: ({ messageId }) => void told.push(messageId) }, told };
}
