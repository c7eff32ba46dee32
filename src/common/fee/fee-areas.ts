import type { FeeSubject } from '#machines/common/fee/fee.types.ts';

/** The first part of the keys of the texts about a fee, by what the fee is for. */
export const feeAreas: Readonly<Record<FeeSubject, string>> = {
  application: 'applicationFee',
  reclamation: 'reclamationFee',
};
