import type { FeeSubject } from '#machines/common/fee/fee.types.ts';

/** For each subject of a fee: the prefix of the message keys. */
export const feeAreas = {
  application: 'applicationFee',
  reclamation: 'reclamationFee',
} as const satisfies Record<FeeSubject, string>;
