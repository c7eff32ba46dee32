import { useClosing } from '#common/use-closing.ts';
import { useFlow } from '#common/use-flow.ts';
import type { DeskSetting } from '#contract/entities/desk-setting.ts';
import { useMoneyNotation } from '#i18n/money.tsx';
import { provideSettingChange } from './desk-settings.actors.ts';
import { SettingChangeView } from './setting-change-view.tsx';

interface SettingChangeDialogProps {
  readonly setting: DeskSetting;
  /** Called when this clerk or another clerk has changed the setting. */
  readonly onChanged: () => void;
  readonly onClosed: () => void;
}

/** The dialog that changes a setting. It stays open when the page shows that another clerk has changed the setting. */
export function SettingChangeDialog({ setting, onChanged, onClosed }: SettingChangeDialogProps) {
  const notation = useMoneyNotation();
  const flow = useFlow(
    (shop) => provideSettingChange(shop, onChanged),
    () => ({ setting, notation }),
  );
  useClosing(flow, onClosed);
  return <SettingChangeView actor={flow} />;
}
