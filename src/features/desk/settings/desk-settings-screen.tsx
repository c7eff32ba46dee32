import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ResourceView } from '#common/resource/resource-view.tsx';
import { useFlow } from '#common/use-flow.ts';
import { usePageTitle } from '#common/use-title.ts';
import type { DeskSetting } from '#contract/entities/desk-setting.ts';
import { Page } from '#ui/page/page.tsx';
import { provideDeskSettings, type DeskSettings } from './desk-settings.actors.ts';
import { SettingChangeDialog } from './setting-change-dialog.tsx';
import { SettingsList } from './settings-list.tsx';

/** The operator's settings and their changes (OPD-03). */
export function DeskSettingsScreen() {
  const title = usePageTitle('deskSettings.title');
  const resource = useFlow(provideDeskSettings);
  const [changing, setChanging] = useState<DeskSetting | null>(null);
  return (
    <Page title={title} lead={<FormattedMessage id="deskSettings.lead" />}>
      <ResourceView<DeskSettings> resource={resource} area="deskSettings" errorArea="deskSettings" wayOn={null}>
        {(settings) => <SettingsList settings={settings} onChange={setChanging} />}
      </ResourceView>
      {changing !== null && (
        <SettingChangeDialog
          setting={changing}
          onChanged={() => resource.send({ type: 'refresh' })}
          onClosed={() => setChanging(null)}
        />
      )}
    </Page>
  );
}
