import { useSelector } from '@xstate/react';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { resourceView, type ResourceActor } from '#machines/common/resource/resource.view.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import type { AreaWith } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { useRefreshInLanguage } from '../use-refresh-in-language.ts';

interface ResourceViewProps<Value> {
  readonly resource: ResourceActor<Value>;
  /** The prefix of the resource's text keys: `<area>.loading`, `.missing`, `.failed`, `.outdated`. */
  readonly area: AreaWith<'loading' | 'missing' | 'failed' | 'outdated'>;
  /** The prefix of the keys of the error texts: `<errorArea>.errors.…`. */
  readonly errorArea: AreaWith<'errors.fallback'>;
  /** A link that is shown if the resource is missing. */
  readonly wayOn: ReactNode;
  readonly children: (value: Value) => ReactNode;
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '6' });
const outline = css({ display: 'flex', flexDirection: 'column', gap: '4' });

function Outline({ area }: { readonly area: AreaWith<'loading'> }) {
  return (
    <div className={outline} aria-busy="true" data-waiting="">
      <VisuallyHidden>
        <span role="status">
          <FormattedMessage id={`${area}.loading`} />
        </span>
      </VisuallyHidden>
      <Skeleton width="20rem" height="2rem" />
      <Skeleton height="1.5rem" />
      <Skeleton width="60%" height="1.5rem" />
      <Skeleton height="8rem" />
    </div>
  );
}

/** The page of a single resource: loading, shown, outdated, failed, or not found for this account. */
export function ResourceView<Value>({ resource, area, errorArea, wayOn, children }: ResourceViewProps<Value>) {
  const intl = useIntl();
  const snapshot = useSelector(resource, (current) => current);
  useRefreshInLanguage(resource);
  const { value, loading, missing, failed, outdated, failure } = resourceView<Value>(snapshot);
  const retry = (
    <Button onClick={() => resource.send({ type: 'retry' })}>
      <FormattedMessage id="list.retry" />
    </Button>
  );
  return (
    <div className={column} data-flow="resource" data-state={stateLabel(snapshot.value)}>
      {loading && <Outline area={area} />}
      {missing && (
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          text={<FormattedMessage id={`${area}.missing`} />}
          action={wayOn}
        />
      )}
      {failed && (
        <Alert meaning="error" live title={intl.formatMessage({ id: `${area}.failed` })} actions={retry}>
          <ErrorMessage area={errorArea} failure={failure} />
        </Alert>
      )}
      {outdated && (
        <Alert meaning="warning" live actions={retry}>
          <FormattedMessage id={`${area}.outdated`} />
        </Alert>
      )}
      {value !== null && children(value)}
    </div>
  );
}
