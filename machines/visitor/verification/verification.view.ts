import type { SnapshotFrom } from 'xstate';
import type { verificationMachine } from './verification.machine.ts';

export const verificationView = (snapshot: SnapshotFrom<typeof verificationMachine>) => ({
  asking: snapshot.matches('asking'),
  failed: snapshot.matches('failed'),
  unanswered: snapshot.matches('unanswered'),
  /** A link without a token is shown in the same way as a link that the server refuses. */
  failureName: snapshot.context.failure?.name ?? 'INVALID_VERIFICATION_TOKEN',
});
