import { css } from 'styled-system/css';
import { Page } from '../page/page.tsx';
import { Buttons } from './buttons.tsx';
import { Choices } from './choices.tsx';
import { Dates } from './dates.tsx';
import { Fields } from './fields.tsx';
import { Files } from './files.tsx';
import { type GallerySettings, searchOf } from './gallery-settings.ts';
import { Layout } from './layout.tsx';
import { Lines } from './lines.tsx';
import { Messages } from './messages.tsx';
import { MonthLines } from './month-lines.tsx';
import { NetworkMaps } from './network-maps.tsx';
import { Overlays } from './overlays.tsx';
import { Pages } from './pagination.tsx';
import { Pictures } from './pictures.tsx';
import { ScreenReaders } from './screen-readers.tsx';
import { Settings } from './settings.tsx';
import { Tables } from './tables.tsx';
import { Texts } from './texts.tsx';
import { Tickets } from './tickets.tsx';
import { Toasts } from './toasts.tsx';
import { TransitCards } from './transit-cards.tsx';
import { Waiting } from './waiting.tsx';

const sheets = {
  texts: Texts,
  buttons: Buttons,
  fields: Fields,
  files: Files,
  choices: Choices,
  dates: Dates,
  pictures: Pictures,
  messages: Messages,
  toasts: Toasts,
  overlays: Overlays,
  layout: Layout,
  tables: Tables,
  pagination: Pages,
  lines: Lines,
  'month-lines': MonthLines,
  'network-maps': NetworkMaps,
  tickets: Tickets,
  'transit-cards': TransitCards,
  waiting: Waiting,
  'screen-readers': ScreenReaders,
} as const;

/** As wide as a small phone; as high as the window allows. */
const phone = css({
  alignSelf: 'center',
  boxSizing: 'content-box',
  width: '[360px]',
  height: '[max(40rem, 80vh)]',
  border: 'line',
  borderRadius: 'small',
});

type GalleryProps = {
  readonly settings: GallerySettings;
  readonly brands: readonly string[];
  readonly onChange: (settings: GallerySettings) => void;
};

function Sheets({ part }: { readonly part: string }) {
  return Object.entries(sheets)
    .filter(([name]) => part === '' || part === name)
    .map(([name, Sheet]) => <Sheet key={name} />);
}

/** Shows every UI component in each of its states. */
export function Gallery({ settings, brands, onChange }: GalleryProps) {
  const { part, narrow, framed } = settings;
  return (
    <main id="parts" tabIndex={-1}>
      <Page title="Parts" lead="What the screens are made of, in each state.">
        {!framed && <Settings settings={settings} brands={brands} parts={Object.keys(sheets)} onChange={onChange} />}
        {narrow ? (
          // An iframe, because the breakpoints depend on the width of a page. It shows this same page, so it needs no
          // `sandbox` attribute.
          <iframe
            title="The parts on a small phone"
            className={phone}
            src={`?${searchOf({ ...settings, narrow: false, framed: true })}`}
          />
        ) : (
          <Sheets part={part} />
        )}
      </Page>
    </main>
  );
}
