import type { FeeSubject } from '#machines/common/fee/fee.types.ts';

/** For each subject of a fee: the prefix of the message keys. */
export const feeAreas: Readonly<Record<FeeSubject, string>> = {
  application: 'applicationFee',
  reclamation: 'reclamationFee',
};
