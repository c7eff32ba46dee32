import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { locales } from '#contract/enumerations.ts';
import { renamed } from './flow-names.ts';
import type { FlowRequest } from './flow-request.ts';

export interface FlowFile {
  /** Relative to the root of the project. */
  readonly path: string;
  readonly text: string;
}

type Style = Required<Pick<FormatConfig, 'printWidth' | 'singleQuote' | 'sortImports'>>;

const templateFolder = join(import.meta.dirname, 'template');
const projectFolder = join(import.meta.dirname, '..', '..');

/** The path in the project of a file of the template. */
const targetPathOf = (path: string, { folder, area, testFolder, name }: FlowRequest): string =>
  renamed(
    path
      .replace('src/features/sample-area/', `src/${folder}/`)
      .replace('tests/sample-area/features/', `tests/${testFolder}/`)
      .replace('sample-area', area),
    name,
  );

/**
 * The template's text for the new flow. Its modules import files in other folders by paths from the root of the project.
 */
const targetTextOf = (text: string, { folder, area, name }: FlowRequest): string =>
  renamed(text.replaceAll('#features/sample-area/', `#${folder}/`).replaceAll('sample-area', area), name);

async function formatted(path: string, text: string): Promise<FlowFile> {
  const config = readFileSync(join(projectFolder, '.oxfmtrc.json'), 'utf8');
  const { printWidth, singleQuote, sortImports } = JSON.parse(config) as Style;
  const { code, errors } = await format(path, text, { printWidth, singleQuote, sortImports });
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join('; ')}`);
  return { path, text: code };
}

/** Marks each English text with FILL IN, because it must still be written. */
const withMarks = (texts: string): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(JSON.parse(texts) as Record<string, string>).map(([key, text]) => [key, `FILL IN: ${text}`]),
    ),
  );

/** The new files made from one file of the template: one for each language if the file contains texts, otherwise one. */
function filesFrom(path: string, request: FlowRequest): Promise<FlowFile>[] {
  const template = readFileSync(join(templateFolder, path), 'utf8');
  const text = targetTextOf(template, request);
  const target = targetPathOf(path, request);
  if (!target.startsWith('messages/')) return [formatted(target, text)];
  return locales.map((locale) => formatted(target.replace('/en/', `/${locale}/`), withMarks(text)));
}

/** All files of a new flow. They are made from `template/`, which is a complete flow with the name `sample-flow`. */
export async function flowFiles(request: FlowRequest): Promise<readonly FlowFile[]> {
  const paths = globSync('*/**/*.{ts,tsx,json}', { cwd: templateFolder }).map((path) => path.replaceAll(sep, '/'));
  return Promise.all(paths.toSorted().flatMap((path) => filesFrom(path, request)));
}
