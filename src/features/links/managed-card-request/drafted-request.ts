import { findEnteredData } from '#common/form-draft/find-entered-data.ts';
import { ManagedCardRequestDraft } from '#machines/links/managed-card-request/managed-card-request.draft.ts';
import type { Shop } from '#runtime/shop.ts';

export const requestForm = { form: 'managedCardRequest', subject: 'managing accounts' };

/** The data that were typed when the session expired; null = none (SES-02). */
export const draftedRequest = (shop: Shop) => findEnteredData(shop, requestForm, ManagedCardRequestDraft);
