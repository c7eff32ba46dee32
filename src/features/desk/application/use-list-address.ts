import { useSearch } from '@tanstack/react-router';
import { stringifySearch } from '#common/search-texts.ts';
import type { Address } from '#machines/common/list/list.types.ts';

/**
 * The query of the list from which an application was opened. The address of the application's page contains the same
 * query.
 */
export function useListAddress(): { readonly address: Address; readonly text: string } {
  const address: Address = useSearch({ strict: false });
  return { address, text: stringifySearch({ ...address }) };
}
