import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { IfOffered } from '#common/if-offered.tsx';
import { useFlow } from '#common/use-flow.ts';
import { useRefreshInLanguage } from '#common/use-refresh-in-language.ts';
import { usePageTitle } from '#common/use-title.ts';
import { resourceView } from '#machines/common/resource/resource.view.ts';
import { Page } from '#ui/page/page.tsx';
import { provideAccountFacts, type AccountFacts } from './account-facts.actors.ts';
import { ActiveTicketsSection } from './active-tickets-section.tsx';
import { DataExportSection } from './data-export-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { LogInSection } from './log-in-section.tsx';
import { MyDataSection } from './my-data-section.tsx';

/** The settings of the account, in sections (SET-01, SET-02). */
export function AccountSettingScreen() {
  const title = usePageTitle('accountSetting.title');
  const facts = useFlow(provideAccountFacts);
  const { value, loading, failed, outdated } = useSelector(facts, (snapshot) => resourceView<AccountFacts>(snapshot));
  useRefreshInLanguage(facts);
  const reload = useCallback(() => facts.send({ type: 'refresh' }), [facts]);
  return (
    <Page title={title}>
      <LogInSection />
      <MyDataSection />
      <IfOffered extension="dataExport">
        <DataExportSection />
      </IfOffered>
      <DeletionSection
        facts={value}
        loading={loading}
        unread={failed || outdated}
        reload={reload}
        retry={() => facts.send({ type: 'retry' })}
      />
      {value !== null && value.tickets.length > 0 && <ActiveTicketsSection tickets={value.tickets} />}
    </Page>
  );
}
