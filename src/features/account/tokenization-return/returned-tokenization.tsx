import { useSearch } from '@tanstack/react-router';
import { useConfiguration } from '#common/configuration.ts';
import { lazyPart } from '#common/lazy-part/lazy-part.tsx';
import { LoadFailed } from '#common/lazy-part/load-failed.tsx';
import { tokenizationReturnOf } from '#machines/account/tokenization-return/tokenization-return.view.ts';

const TokenizationReturn = lazyPart(
  async () => (await import('./tokenization-return.tsx')).TokenizationReturn,
  ({ loading }) => <LoadFailed {...loading} />,
);

/**
 * Finishes the registration of a bank card if the address is one to which the gateway returned the person, and if bank
 * cards are accepted (ACC-04).
 */
export function ReturnedTokenization() {
  const query = useSearch({ strict: false });
  const configuration = useConfiguration();
  const fields = tokenizationReturnOf(query);
  if (fields === null || configuration?.bankCardAsCarrierAllowed !== true) return null;
  return <TokenizationReturn key={fields.orderId} fields={fields} />;
}
