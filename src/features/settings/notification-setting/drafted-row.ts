import { findEnteredData } from '#common/form-draft/find-entered-data.ts';
import type { NotificationSetting } from '#contract/entities/notification-setting.ts';
import { NotificationRowDraft } from '#machines/settings/notification-row/notification-row.draft.ts';
import type { Shop } from '#runtime/shop.ts';

export const rowForm = (type: NotificationSetting['type']) => ({
  form: 'notificationRow',
  subject: `reminder ${type}`,
});

/** The unsaved changes of this setting when the session expired; null = none (SES-02). */
export const draftedRow = (shop: Shop, type: NotificationSetting['type']) =>
  findEnteredData(shop, rowForm(type), NotificationRowDraft);
