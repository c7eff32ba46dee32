import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { AreaWith } from '#messages/keys/message-key.ts';
import { bodyText } from './body-text.ts';
import { isNameless, useErrorText, type DescribedFailure } from './use-error-text.ts';

const summary = css({ paddingY: '2', cursor: 'pointer', textDecoration: 'underline' });
const answer = css({ overflowWrap: 'anywhere' });

interface AnswerDetailsProps {
  readonly failure: DescribedFailure | null;
}

/** For an answer without an error name and with an unusual status: one press shows its status, words and body (API-02). */
export function AnswerDetails({ failure }: AnswerDetailsProps) {
  const intl = useIntl();
  if (failure === null || !isNameless(failure)) return null;
  const { status = 0, statusText = '', data } = failure;
  // A visitor's pages have no texts about statuses.
  if (`status.${status}` in intl.messages || !('status.details' in intl.messages)) return null;
  const said = bodyText(data);
  return (
    <details>
      <summary className={summary}>{intl.formatMessage({ id: 'status.details' })}</summary>
      <p>{`${status} ${statusText}`.trim()}</p>
      {said !== '' && <p className={answer}>{said}</p>}
    </details>
  );
}

interface ErrorMessageProps extends AnswerDetailsProps {
  readonly area: AreaWith<'errors.fallback'>;
}

/** The text of a failure in an area, with the details of an unusual answer. */
export function ErrorMessage({ area, failure }: ErrorMessageProps) {
  const errorText = useErrorText(area);
  return (
    <>
      {errorText(failure)}
      <AnswerDetails failure={failure} />
    </>
  );
}
