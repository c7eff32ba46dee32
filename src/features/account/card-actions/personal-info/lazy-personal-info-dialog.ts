import { lazyDialog } from '#common/lazy-part/lazy-dialog.tsx';

/** The dialog is used on the account page and in the list of managed cards. */
export const LazyPersonalInfoDialog = lazyDialog(
  async () => (await import('./personal-info-dialog.tsx')).PersonalInfoDialog,
  { title: 'personalInfo.title', close: 'personalInfo.close', fields: 6 },
);
