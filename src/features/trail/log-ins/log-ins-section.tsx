import { useIntl } from 'react-intl';
import { useFlow } from '#common/use-flow.ts';
import { useRefreshOnChange } from '#common/use-refresh-on-change.ts';
import { PageSection } from '#ui/page/page-section.tsx';
import { LogInsView } from './log-ins-view.tsx';
import { provideLogIns } from './log-ins.actors.ts';

interface LogInsSectionProps {
  /** The token of the session; the log-ins are read again when it changes. */
  readonly token: string | undefined;
  /** Called after a log-in was ended. */
  readonly onChanged: () => void;
}

/** The open log-ins of the account (TRL-03). */
export function LogInsSection({ token, onChanged }: LogInsSectionProps) {
  const intl = useIntl();
  const logIns = useFlow((shop) => provideLogIns(shop, onChanged));
  useRefreshOnChange(logIns, token);
  return (
    <PageSection
      title={intl.formatMessage({ id: 'myTrail.logIns.title' })}
      lead={intl.formatMessage({ id: 'myTrail.logIns.lead' })}
    >
      <LogInsView actor={logIns} />
    </PageSection>
  );
}
