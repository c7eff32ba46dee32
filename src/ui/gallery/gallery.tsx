import { Page } from '../page/page.tsx';
import { Buttons } from './buttons.tsx';
import { CardsAndTickets } from './cards-and-tickets.tsx';
import { Choices } from './choices.tsx';
import { Fields } from './fields.tsx';
import { Messages } from './messages.tsx';
import { Overlays } from './overlays.tsx';
import { type GallerySettings, Settings } from './settings.tsx';
import { Tables } from './tables.tsx';
import { Waiting } from './waiting.tsx';

const parts = {
  buttons: Buttons,
  fields: Fields,
  choices: Choices,
  overlays: Overlays,
  things: CardsAndTickets,
  tables: Tables,
  messages: Messages,
  waiting: Waiting,
} as const;

type GalleryProps = {
  readonly settings: GallerySettings;
  readonly brands: readonly string[];
  readonly onChange: (settings: GallerySettings) => void;
};

/** Shows every UI component in each of its states. */
export function Gallery({ settings, brands, onChange }: GalleryProps) {
  return (
    <main id="parts" tabIndex={-1}>
      <Page title="Parts" lead="What the screens are made of, in each state.">
        <Settings settings={settings} brands={brands} parts={Object.keys(parts)} onChange={onChange} />
        {Object.entries(parts)
          .filter(([name]) => settings.part === '' || settings.part === name)
          .map(([name, Part]) => (
            <Part key={name} />
          ))}
      </Page>
    </main>
  );
}
