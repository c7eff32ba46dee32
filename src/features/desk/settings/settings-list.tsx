import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { DeskSetting } from '#contract/entities/desk-setting.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import type { DeskSettings } from './desk-settings.actors.ts';
import { filterSettings } from './filter-settings.ts';
import { SettingGroup, subjectId } from './setting-group.tsx';
import { useSettingTexts } from './use-setting-texts.ts';

interface SettingsListProps {
  readonly settings: DeskSettings;
  readonly onChange: (setting: DeskSetting) => void;
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '6' });
const search = css({ maxWidth: 'text' });
const contents = css({ display: 'flex', flexWrap: 'wrap', gap: '1' });

const goTo = (id: string): void => {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
};

/** The settings grouped by subject, with a search and a link to each subject. */
export function SettingsList({ settings, onChange }: SettingsListProps) {
  const intl = useIntl();
  const { nameOf, helpOf } = useSettingTexts();
  const [typed, setTyped] = useState('');
  const groups = filterSettings(settings, typed, (setting) => `${nameOf(setting)} ${helpOf(setting)}`);
  const count = groups.reduce((sum, group) => sum + group.settings.length, 0);
  return (
    <div className={column}>
      <div className={search}>
        <TextField
          type="search"
          label={intl.formatMessage({ id: 'deskSettings.search' })}
          value={typed}
          onChange={setTyped}
          required={false}
          autoComplete="off"
          spellCheck={false}
        />
        <VisuallyHidden>
          <span role="status">{typed !== '' && <FormattedMessage id="deskSettings.found" values={{ count }} />}</span>
        </VisuallyHidden>
      </div>
      {groups.length > 1 && (
        <nav aria-label={intl.formatMessage({ id: 'deskSettings.subjects' })}>
          <ul className={contents}>
            {groups.map(({ subject }) => (
              <li key={subject}>
                <Button variant="quiet" onClick={() => goTo(subjectId(subject))}>
                  <FormattedMessage id={`deskSettings.subject.${subject}`} />
                </Button>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.length === 0 && (
        <EmptyState icon={<SearchX aria-hidden="true" />} text={<FormattedMessage id="deskSettings.notFound" />} />
      )}
      {groups.map((group) => (
        <SettingGroup key={group.subject} {...group} onChange={onChange} />
      ))}
    </div>
  );
}
