import { useIntl } from 'react-intl';
import { isServerError } from '#machines/common/failure-kinds.ts';
import type { Failure } from '#machines/common/failure.ts';
import { waitOf } from '#machines/common/retry-after.ts';
import { bodyText } from './body-text.ts';
import { numberedText } from './numbered-text.ts';

type Told = Pick<Failure, 'name' | 'metadata'> & Partial<Pick<Failure, 'status' | 'statusText' | 'data'>>;

/** Whether the answer says that the call failed, but not by which name; the call itself tells of a server error. */
const isNameless = ({ name, status = 0, data }: Told): boolean =>
  name === 'UNREADABLE_ANSWER' && status >= 300 && !isServerError({ name, status, data });

/**
 * Returns a function that gives the text of a failure: `<area>.errors.<name>` if there is such a text, of a server error
 * also the area's text for that, else the area's general error text. Its values are the failure's metadata, and how many
 * `minutes` or `hours` to wait. Before it is the number of the error (API-04), or the default text of the status if the
 * answer has no name; of another status than those of the table also its words and the body (API-02).
 */
export function useErrorText(area: string): (failure: Told | null) => string {
  const intl = useIntl();
  const has = (id: string): boolean => id in intl.messages;
  const defaultTextOf = ({ status = 0, statusText = '', data }: Told): string => {
    const reason = `${status} ${statusText}`.trim();
    if (has(`status.${status}`)) return `${intl.formatMessage({ id: `status.${status}` }, { reason })} `;
    if (!has('status.other')) return '';
    const said = [reason, bodyText(data)].filter(Boolean).join(': ');
    return `${intl.formatMessage({ id: 'status.other' }, { reason: said })} `;
  };
  return (failure) => {
    const fallback = `${area}.errors.fallback`;
    if (failure === null) return intl.formatMessage({ id: fallback });
    if (isNameless(failure)) return defaultTextOf(failure) + intl.formatMessage({ id: fallback });
    const names = isServerError({ status: 0, ...failure }) ? [failure.name, 'INTERNAL_ERROR'] : [failure.name];
    const id = names.map((name) => `${area}.errors.${name}`).find(has) ?? fallback;
    const text = intl.formatMessage({ id }, { ...waitOf(failure), ...failure.metadata });
    return numberedText(failure.name, text);
  };
}
