import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { applicationSaveMachine } from '../../../../machines/application-save/application-save.machine.ts';
import { UploadProgress } from '../attachments/upload-progress.tsx';

/** While the application is saved: how far the upload of its files is. */
export function SavingStep({ actor }: { readonly actor: ActorRefFrom<typeof applicationSaveMachine> }) {
  const upload = useSelector(actor, ({ children }) => children.attachmentUpload);
  return upload === undefined ? null : <UploadProgress actor={upload} />;
}
