import { useFlow } from '#common/use-flow.ts';
import type { TokenizationReturn as Fields } from '#contract/entities/tokenization.ts';
import { TokenizationReturnView } from './tokenization-return-view.tsx';
import { provideTokenizationReturn } from './tokenization-return.actors.ts';

/** Finishes the registration of a bank card after the return from the gateway. */
export function TokenizationReturn({ fields }: { readonly fields: Fields }) {
  const actor = useFlow(provideTokenizationReturn, () => ({ fields }));
  return <TokenizationReturnView actor={actor} />;
}
