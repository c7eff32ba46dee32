import { usePageTitle } from '../../../common/use-title.ts';
import { Page } from '../../../ui/page/page.tsx';
import { LogInSection } from './log-in-section.tsx';
import { MyDataSection } from './my-data-section.tsx';

/** The settings of the account, in sections (first specification, 2 'Account setting'). */
export function AccountSettingScreen() {
  const title = usePageTitle('accountSetting.title');
  return (
    <Page title={title}>
      <LogInSection />
      <MyDataSection />
    </Page>
  );
}
