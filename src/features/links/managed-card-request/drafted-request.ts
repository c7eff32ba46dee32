import { enteredBefore } from '#common/form-draft/entered-before.ts';
import { ManagedCardRequestDraft } from '#machines/links/managed-card-request/managed-card-request.draft.ts';
import type { Shop } from '#runtime/shop.ts';

export const requestForm = { form: 'managedCardRequest', subject: 'managing accounts' };

/** What was typed when the session expired; null = nothing (SES-02). */
export const draftedRequest = (shop: Shop) => enteredBefore(shop, requestForm, ManagedCardRequestDraft);
