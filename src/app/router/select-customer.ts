import * as v from 'valibot';
import { PathId } from '../../../contract/values.ts';
import { accountPath } from '../../runtime/account-path.ts';
import type { Shop } from '../../runtime/shop.ts';

const linkedPath = /^\/app\/user-linked-account(?:\/([^/]*))?\/?$/;

/**
 * Tells whose customer a page is about: a linked one on their account page, the account's own on all others (APP-09,
 * ACC-05). Called with every path that is gone to, without its query; an address of no customer leads to the own account.
 */
export function selectCustomer(shop: Pick<Shop, 'tell' | 'goTo'>, path: string): void {
  const linked = linkedPath.exec(path);
  const customerId = v.safeParse(PathId, linked?.[1]);
  if (customerId.success) shop.tell('customerSelection', { type: 'selectLinked', customerId: customerId.output });
  else shop.tell('customerSelection', { type: 'selectRegistered' });
  if (linked !== null && !customerId.success) shop.goTo(accountPath, { replace: true });
}
