import { Page } from '../page/page.tsx';
import { Buttons } from './buttons.tsx';
import { Choices } from './choices.tsx';
import { Fields } from './fields.tsx';
import { Messages } from './messages.tsx';
import { Overlays } from './overlays.tsx';
import { Tables } from './tables.tsx';
import { Things } from './things.tsx';

const parts = {
  buttons: Buttons,
  fields: Fields,
  choices: Choices,
  overlays: Overlays,
  things: Things,
  tables: Tables,
  messages: Messages,
} as const;

/** Every part in each of its states, for the eye; `?part=fields` shows one, `?brand=vltava` another palette. */
export function Gallery({ only }: { readonly only: string | null }) {
  return (
    <main>
      <Page title="Parts" lead="What the screens are made of, in each state.">
        {Object.entries(parts)
          .filter(([name]) => only === null || only === name)
          .map(([name, Part]) => (
            <Part key={name} />
          ))}
      </Page>
    </main>
  );
}
