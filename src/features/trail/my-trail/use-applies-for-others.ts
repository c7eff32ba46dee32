import { useConfiguration } from '#common/configuration.ts';

/** Whether who manages a card may also apply for another one: some operators allow it. A value that texts select by. */
export const useAppliesForOthers = (): 'YES' | 'NO' => (useConfiguration()?.migrationAllowed === true ? 'YES' : 'NO');
