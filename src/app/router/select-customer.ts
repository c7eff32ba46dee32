import * as v from 'valibot';
import { PathId } from '#contract/values.ts';
import type { Shop } from '#runtime/shop.ts';

const linkedPath = /^\/app\/user-linked-account(?:\/([^/]*))?\/?$/;

/**
 * Selects the customer of a page: the linked customer on a linked account page, the account's own customer on all other
 * pages (APP-09, ACC-05). Called with each opened path, without its query. A path without a valid customer selects the
 * account's own customer.
 * @returns whether the path can be opened: false if the path should contain a linked customer but does not
 */
export function selectCustomer(shop: Pick<Shop, 'tell'>, path: string): boolean {
  const linked = linkedPath.exec(path);
  const customerId = v.safeParse(PathId, linked?.[1]);
  if (customerId.success) shop.tell('customerSelection', { type: 'selectLinked', customerId: customerId.output });
  else shop.tell('customerSelection', { type: 'selectRegistered' });
  return linked === null || customerId.success;
}
