import { useIntl } from 'react-intl';
import type { Failure } from '../../machines/failure.ts';

/**
 * Returns a function that gives the text of a failure: `<area>.errors.<name>` if there is such a text, else the area's
 * general error text.
 */
export function useErrorText(area: string): (failure: Pick<Failure, 'name' | 'metadata'> | null) => string {
  const intl = useIntl();
  return (failure) => {
    const named = `${area}.errors.${failure?.name ?? ''}`;
    const id = named in intl.messages ? named : `${area}.errors.fallback`;
    return intl.formatMessage({ id }, { ...failure?.metadata });
  };
}
