import { useIntl } from 'react-intl';
import { useFlow } from '#common/use-flow.ts';
import { PageSection } from '#ui/page/page-section.tsx';
import { CalendarAddressView } from './calendar-address-view.tsx';
import { provideCalendarAddress } from './calendar-address.actors.ts';

/** The calendar with the ends of tickets and cards, for programs that subscribe to it (ICS-01). */
export function CalendarAddressSection() {
  const intl = useIntl();
  const actor = useFlow(provideCalendarAddress);
  return (
    <PageSection
      title={intl.formatMessage({ id: 'calendarAddress.title' })}
      lead={intl.formatMessage({ id: 'calendarAddress.lead' })}
    >
      <CalendarAddressView actor={actor} />
    </PageSection>
  );
}
