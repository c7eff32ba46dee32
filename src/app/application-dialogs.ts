import type { ApplicationDialogs } from '#common/application-dialogs/application-dialogs.ts';
import { lazyDialog } from '#common/lazy-part/lazy-dialog.tsx';

const looks = {
  title: 'applicationForm.loading',
  close: 'applicationForm.close',
  fields: 6,
  size: 'wizard',
} as const;

export const applicationDialogs: ApplicationDialogs = {
  CardApplicationDialog: lazyDialog(
    async () =>
      (await import('#features/card-application/card-application/card-application-dialog.tsx')).CardApplicationDialog,
    looks,
  ),
  ApplicationDetailDialog: lazyDialog(
    async () =>
      (await import('#features/card-application/application-detail/application-detail-dialog.tsx'))
        .ApplicationDetailDialog,
    looks,
  ),
};
