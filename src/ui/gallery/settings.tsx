import { css } from 'styled-system/css';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { NativeSelect } from '../native-select/native-select.tsx';
import { type GallerySettings, type Switch, switches } from './gallery-settings.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '6', rowGap: '1' });

type SettingsProps = {
  readonly settings: GallerySettings;
  readonly brands: readonly string[];
  readonly parts: readonly string[];
  readonly onChange: (settings: GallerySettings) => void;
};

const toOptions = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

/** The settings of the gallery. */
export function Settings({ settings, brands, parts, onChange }: SettingsProps) {
  const toggle = (name: Switch) => (
    <Checkbox
      key={name}
      label={switches[name]}
      checked={settings[name]}
      onChange={(isSet) => onChange({ ...settings, [name]: isSet })}
    />
  );
  return (
    <div className={row}>
      <NativeSelect
        label="Brand"
        options={toOptions(brands)}
        value={settings.brand}
        onChange={(brand) => onChange({ ...settings, brand })}
      />
      <NativeSelect
        label="Part"
        options={[{ value: '', label: 'all' }, ...toOptions(parts)]}
        value={settings.part}
        onChange={(part) => onChange({ ...settings, part })}
      />
      {toggle('long')}
      {toggle('large')}
      {toggle('narrow')}
    </div>
  );
}
