import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { applicationStations } from '#common/application-progress/application-stations.tsx';
import { ApplicationState } from '#common/application-wait/application-state.tsx';
import type { CardApplication } from '#contract/entities/card-application.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { applicationDelivery, applicationStatus } from '#rules/application-status.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { Line } from '#ui/line/line.tsx';

const sentence = css({ fontSize: 'l', lineHeight: 'tight', maxWidth: 'text' });

/**
 * The state of the application and its meaning, the next step, the reason of a rejection, and the progress up to the
 * card.
 */
export function ApplicationSummary({ application }: { readonly application: CardApplication }) {
  const intl = useIntl();
  const text = (id: KeyAfter<'cardApplication.'>) => intl.formatMessage({ id: `cardApplication.${id}` });
  return (
    <Card>
      <div>
        <ApplicationState {...application} />
      </div>
      <p className={sentence} data-result="" data-testid="application-status">
        <FormattedMessage
          id={`cardApplication.says.${applicationStatus(application)}`}
          values={{
            delivery: applicationDelivery(application),
            branch: application.deliveryBranchOffice?.name ?? '',
          }}
        />
      </p>
      {application.state.name === 'REJECTED' && application.note !== null && (
        <Alert meaning="warning" title={text('reason')}>
          {application.note}
        </Alert>
      )}
      {application.feeCounts && (
        <p>
          <FormattedMessage id="cardApplication.says.FEE_COUNTS" />
        </p>
      )}
      <Line
        label={text('steps')}
        stations={applicationStations(application.progress)}
        direction="acrossWhenWide"
        stateTexts={{ passed: text('steps.passed'), here: text('steps.here'), ahead: text('steps.ahead') }}
      />
    </Card>
  );
}
