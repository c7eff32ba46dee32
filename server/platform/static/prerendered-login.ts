import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { Locale } from '#contract/enumerations.ts';
import { offeredLanguages } from '#rules/offered-languages.ts';
import { brandStyle } from '../brand/brand-style.ts';
import { visitorCatalogue, type Catalogue } from '../i18n/catalogue.ts';
import { translate } from '../i18n/translate.ts';
import type { Services } from '../services/services.ts';
import { readLocalisedConfiguration } from '../system-configuration/localised-configuration.ts';
import { escapedText } from './escaped-text.ts';
import { networkPicturePath } from './network-picture-path.ts';
import { preparedAnswers } from './prepared-answers.ts';

/** The data from which the log-in page is rendered, besides its texts. */
export interface LoginParts {
  readonly locale: Locale;
  readonly configuration: SystemConfiguration;
  readonly supportedLocales: readonly Locale[];
}

const PrerenderedLogin = v.object({ markup: v.string(), title: v.string() });
type PrerenderedLogin = v.InferOutput<typeof PrerenderedLogin>;

/** Renders the log-in page; the build makes this function from the client's views. */
export type RenderLogin = (parts: LoginParts & { readonly messages: Catalogue }) => Promise<PrerenderedLogin>;

const Renderer = v.object({ renderLogin: v.custom<RenderLogin>((value) => typeof value === 'function') });

/** The built renderer, the folder of the built client, and the tags for shared links. */
interface LoginSource {
  /** Tags for search engines and messengers that show a link to the page. */
  readonly sharedTags: string;
  readonly render: () => Promise<RenderLogin>;
  readonly clientDirectory: string;
}

/** The placeholder for the log-in page in the built page. A page without it is not changed. */
const placeholder = '<!--login-->';
/** The placeholder for the answers to the calls of start-up. */
const answersPlaceholder = '<!--answers-->';

/** The placeholders for the texts that people see if their browser cannot run or load the shop. */
const failurePlaceholders = [
  ['<!--unsupported-->', 'page.unsupported'],
  ['<!--not-loaded-->', 'page.notLoaded'],
] as const;

/** The current data of the log-in page; undefined if the database does not answer: then the browser renders the page. */
export async function loginParts(services: Services, locale: Locale): Promise<LoginParts | undefined> {
  try {
    const configuration = await readLocalisedConfiguration({ database: services.database, services, locale });
    return { locale, configuration, supportedLocales: offeredLanguages(configuration) };
  } catch {
    return undefined;
  }
}

/** Loads the renderer that was built together with the client; `builtAt` (milliseconds) distinguishes builds. */
export async function loadRenderer(clientDirectory: string, builtAt: number): Promise<RenderLogin> {
  const file = resolve(join(clientDirectory, '..', 'prerendered', 'render-login.js'));
  const module: unknown = await import(`${pathToFileURL(file).href}?${builtAt}`);
  return v.parse(Renderer, module).renderLogin;
}

const picture = /(?<=<img src=")\/assets\/[\w.-]+\.svg(?=")/;

/** Replaces the logo's address by its content, since the logo is the largest picture of the page. */
function withLogo(markup: string, clientDirectory: string): string {
  const [path] = picture.exec(markup) ?? [];
  if (path === undefined) return markup;
  const svg = readFileSync(join(clientDirectory, path), 'utf8').trim();
  return markup.replace(path, () => `data:image/svg+xml,${svg.replaceAll(/[%#"<>\s]/g, encodeURIComponent)}`);
}

/** The built page with the rendered log-in page, in the visitor's language and the operator's brand. */
export async function withLogin(
  page: string,
  parts: LoginParts,
  { sharedTags, render, clientDirectory }: LoginSource,
): Promise<string> {
  if (!page.includes(placeholder)) return page;
  const texts = visitorCatalogue(parts.locale);
  const { markup, title } = await (await render())({ ...parts, messages: texts });
  const told = failurePlaceholders.reduce(
    (html, [failure, key]) => html.replaceAll(failure, () => escapedText(translate(parts.locale, key))),
    page,
  );
  return told
    .replace(
      /<html lang="[^"]*"/,
      () => `<html lang="${parts.locale}" data-languages="${parts.supportedLocales.join(' ')}"`,
    )
    .replace(/<title>.*?<\/title>/, () => `<title>${escapedText(title)}</title>${sharedTags}`)
    .replace(
      '</style>',
      () => `:root{--network:url(${networkPicturePath})}${brandStyle(parts.configuration.brand)}</style>`,
    )
    .replace(answersPlaceholder, () => preparedAnswers(parts, texts))
    .replace(placeholder, () => withLogo(markup, clientDirectory));
}
