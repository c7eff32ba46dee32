import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { applicationSaveMachine } from '#machines/card-application/application-save/application-save.machine.ts';
import { UploadProgress } from '../attachments/upload-progress.tsx';
import { TokenizationView } from '../tokenization/tokenization-view.tsx';

/** Shown while the application is saved: the progress of the upload, then the registration of a bank card. */
export function SavingStep({ actor }: { readonly actor: ActorRefFrom<typeof applicationSaveMachine> }) {
  const upload = useSelector(actor, ({ children }) => children.attachmentUpload);
  const tokenization = useSelector(actor, ({ children }) => children.tokenization);
  return (
    <>
      {upload !== undefined && <UploadProgress actor={upload} />}
      {tokenization !== undefined && <TokenizationView actor={tokenization} />}
    </>
  );
}
