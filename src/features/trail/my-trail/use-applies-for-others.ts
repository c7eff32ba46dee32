import { useConfiguration } from '#common/configuration.ts';

/**
 * Whether a person who manages a card may also apply for another card: some operators allow it. The texts use the value
 * to select a sentence.
 */
export const useAppliesForOthers = (): 'YES' | 'NO' => (useConfiguration()?.migrationAllowed === true ? 'YES' : 'NO');
