import { useIntl } from 'react-intl';
import { isServerError } from '#machines/common/failure-kinds.ts';
import type { Failure } from '#machines/common/failure.ts';
import { waitOf } from '#machines/common/retry-after.ts';
import { type AreaWith, type MessageKey, uncheckedKey } from '#messages/keys/message-key.ts';
import { numberedText } from './numbered-text.ts';

export type DescribedFailure = Pick<Failure, 'name' | 'metadata'> &
  Partial<Pick<Failure, 'status' | 'statusText' | 'data'>>;

/**
 * Whether the response reports a failure without an error name, or is a page instead of JSON. A server error does not
 * count, because the call itself shows it.
 */
export const isNameless = ({ name, status = 0, data }: DescribedFailure): boolean =>
  name === 'UNREADABLE_ANSWER' && (status >= 300 || typeof data === 'string') && !isServerError({ name, status, data });

/**
 * Returns a function that gives the text of a failure. It uses the first of these texts that exists:
 * - `<area>.errors.<name>`;
 * - for a server error, `<area>.errors.INTERNAL_ERROR`;
 * - the area's general error text.
 *
 * The values of the text are the failure's metadata and the `minutes` or `hours` to wait. The number of the error comes
 * before the text (API-04). If the response has no error name, the default text of its status comes first (API-02).
 */
export function useErrorText(area: AreaWith<'errors.fallback'>): (failure: DescribedFailure | null) => string {
  const intl = useIntl();
  const hasText = (id: string): boolean => id in intl.messages;
  const defaultTextOf = ({ status = 0 }: DescribedFailure): string => {
    const id = [`status.${status}`, 'status.other'].map(uncheckedKey).find(hasText);
    return id === undefined ? '' : `${intl.formatMessage({ id })} `;
  };
  return (failure) => {
    const fallback: MessageKey = `${area}.errors.fallback`;
    if (failure === null) return intl.formatMessage({ id: fallback });
    if (isNameless(failure)) return defaultTextOf(failure) + intl.formatMessage({ id: fallback });
    const names = isServerError({ status: 0, ...failure }) ? [failure.name, 'INTERNAL_ERROR'] : [failure.name];
    const id = names.map((name) => uncheckedKey(`${area}.errors.${name}`)).find(hasText) ?? fallback;
    const text = intl.formatMessage({ id }, { ...waitOf(failure), ...failure.metadata });
    return numberedText(failure.name, text);
  };
}
