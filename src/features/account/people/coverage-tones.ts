import type { CoverageState } from '#contract/enumerations.ts';
import type { ChipTone } from '#ui/badge/state-chip.tsx';

/** The chip's colour shows how urgently the person needs a ticket. */
export const coverageTones: Readonly<Record<CoverageState, Exclude<ChipTone, 'info'>>> = {
  COVERED: 'success',
  ENDING: 'warning',
  NOT_COVERED: 'error',
  NO_CARD: 'neutral',
};
