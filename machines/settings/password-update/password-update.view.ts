import type { SnapshotFrom } from 'xstate';
import { newPasswordView } from '../../common/new-password.ts';
import type { passwordUpdateMachine } from './password-update.machine.ts';

/** The data that the dialog shows. Messages are names of texts under `updatePassword.errors`. */
export const passwordUpdateView = (snapshot: SnapshotFrom<typeof passwordUpdateMachine>) => ({
  ...newPasswordView(snapshot),
  canClose: snapshot.can({ type: 'close' }),
});
