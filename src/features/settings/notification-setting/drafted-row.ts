import { enteredBefore } from '#common/form-draft/entered-before.ts';
import type { NotificationSetting } from '#contract/entities/notification-setting.ts';
import { NotificationRowDraft } from '#machines/settings/notification-row/notification-row.draft.ts';
import type { Shop } from '#runtime/shop.ts';

export const rowForm = (type: NotificationSetting['type']) => ({
  form: 'notificationRow',
  subject: `reminder ${type}`,
});

/** What was not saved of this setting when the session expired; null = nothing (SES-02). */
export const draftedRow = (shop: Shop, type: NotificationSetting['type']) =>
  enteredBefore(shop, rowForm(type), NotificationRowDraft);
