import type { SnapshotFrom } from 'xstate';
import { newPasswordView } from '../../common/new-password.ts';
import type { passwordChangeMachine } from './password-change.machine.ts';

type Snapshot = SnapshotFrom<typeof passwordChangeMachine>;

/** Why the link cannot be used, so that no form is shown. */
function deadLinkOf(snapshot: Snapshot): 'linkMissing' | 'linkRefused' | null {
  if (snapshot.matches('linkMissing')) return 'linkMissing';
  return snapshot.matches('linkRefused') ? 'linkRefused' : null;
}

/** The data that the page shows: the form with its errors, or the reason why there is no form. */
export const passwordChangeView = (snapshot: Snapshot) => ({
  ...newPasswordView(snapshot),
  deadLink: deadLinkOf(snapshot),
});
