import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { SystemConfiguration } from '../../contract/entities/configuration.ts';
import type { Locale } from '../../contract/enumerations.ts';
import { visitorCatalogue, type Catalogue } from '../i18n/catalogue.ts';
import { offeredLocales } from '../i18n/offered-locales.ts';
import type { Services } from '../services/services.ts';
import { brandStyle } from '../brand/brand-style.ts';

/** What a log-in page is made of besides its texts. */
export interface DoorParts {
  readonly locale: Locale;
  readonly configuration: SystemConfiguration;
  readonly supportedLocales: readonly Locale[];
}

const Door = v.object({ markup: v.string(), title: v.string() });
type Door = v.InferOutput<typeof Door>;

/** Renders log-in; the build makes it of the client's own views. */
export type RenderDoor = (parts: DoorParts & { readonly messages: Catalogue }) => Promise<Door>;

const Renderer = v.object({ renderDoor: v.custom<RenderDoor>((value) => typeof value === 'function') });

/** What was built: the renderer, and the folder of the client. */
interface DoorSource {
  readonly render: () => Promise<RenderDoor>;
  readonly clientDirectory: string;
}

/** Where the built page holds the place for log-in; a page without it is left as it is. */
const place = '<!--door-->';

/** What start-up would be told now; undefined while the database does not answer, since log-in can be shown later. */
export async function doorParts({ settings, database }: Services, locale: Locale): Promise<DoorParts | undefined> {
  try {
    const configuration = await settings.systemConfiguration(database);
    return { locale, configuration, supportedLocales: offeredLocales(configuration) };
  } catch {
    return undefined;
  }
}

/** The renderer that was built beside the client; `builtAt` tells one build from the next. */
export async function loadRenderer(clientDirectory: string, builtAt: number): Promise<RenderDoor> {
  const file = resolve(join(clientDirectory, '..', 'door', 'render-door.js'));
  const module: unknown = await import(`${pathToFileURL(file).href}?${builtAt}`);
  return v.parse(Renderer, module).renderDoor;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const picture = /(?<=<img src=")\/assets\/[\w.-]+\.svg(?=")/;

/** The operator's logo stands in the page as well: it is the largest thing on it. */
function withLogo(markup: string, clientDirectory: string): string {
  const [path] = picture.exec(markup) ?? [];
  if (path === undefined) return markup;
  const svg = readFileSync(join(clientDirectory, path), 'utf8').trim();
  return markup.replace(path, () => `data:image/svg+xml,${svg.replaceAll(/[%#"<>]/g, encodeURIComponent)}`);
}

/** The page with log-in in it, in the visitor's language and the operator's brand. */
export async function withDoor(
  page: string,
  parts: DoorParts,
  { render, clientDirectory }: DoorSource,
): Promise<string> {
  if (!page.includes(place)) return page;
  const { markup, title } = await (await render())({ ...parts, messages: visitorCatalogue(parts.locale) });
  return page
    .replace(/<html lang="[^"]*"/, () => `<html lang="${parts.locale}"`)
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('</style>', () => `${brandStyle(parts.configuration.brand)}</style>`)
    .replace(place, () => withLogo(markup, clientDirectory));
}
