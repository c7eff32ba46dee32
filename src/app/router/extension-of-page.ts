import type { Extension } from '#contract/extensions.ts';

/** The pages that exist only if the back end offers an extension. */
const extensions: Readonly<Record<string, Extension>> = {
  '/app/family-board': 'familyBoard',
  '/app/order-list/$orderId/invoice': 'invoices',
  '/app/reclamation-list': 'reclamationLife',
  '/app/my-trail': 'trail',
  '/unsubscribe-notifications': 'unsubscribe',
};

/** The extension that a page needs; undefined if every back end can answer its calls. `path` as in the router. */
export const extensionOfPage = (path: string): Extension | undefined => extensions[path];
