import { findEnteredData } from '#common/form-draft/find-entered-data.ts';
import { MergeCustomersDraft } from '#machines/links/merge-customers/merge-customers.draft.ts';
import type { Shop } from '#runtime/shop.ts';

export const mergeForm = (customerId: number) => ({
  form: 'mergeCustomers',
  subject: `customer ${String(customerId)}`,
});

/** The person who was chosen for this customer when the session expired; null = nobody (SES-02). */
export const draftedMerge = (shop: Shop, customerId: number) =>
  findEnteredData(shop, mergeForm(customerId), MergeCustomersDraft);
