import type { Shop } from '#runtime/shop.ts';

/** The shop, in which the call of this name fails; `told` has the texts of the toasts by their ids. */
export function failingCall(shop: Shop, name: string): { readonly shop: Shop; readonly told: readonly string[] } {
  const told: string[] = [];
  const call: Shop['call'] = (endpoint, options) =>
    endpoint.name === name
      ? Promise.reject({ name: 'BAD_GATEWAY', status: 502, metadata: {} })
      : shop.call(endpoint, options);
  return { shop: { ...shop, call, showToast: ({ messageId }) => void told.push(messageId) }, told };
}
