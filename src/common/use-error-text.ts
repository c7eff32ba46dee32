import { useIntl } from 'react-intl';
import type { Failure } from '../../machines/failure.ts';

/** The area's words for a failure: by its name, where the area has a text for it, else the area's general one. */
export function useErrorText(area: string): (failure: Pick<Failure, 'name' | 'metadata'> | null) => string {
  const intl = useIntl();
  return (failure) => {
    const named = `${area}.errors.${failure?.name ?? ''}`;
    const id = named in intl.messages ? named : `${area}.errors.fallback`;
    return intl.formatMessage({ id }, { ...failure?.metadata });
  };
}
