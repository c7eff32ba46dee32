import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ESTree } from 'vite';
import { parseAst, Visitor } from 'vite';
import { filesOf, moduleOf } from '#scripts/lib/imports.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** A property that changes how a component looks, and the values that it can have. */
export interface Choice {
  readonly name: string;
  readonly values: readonly string[];
}

/** A component of the design system, with the choices that it declares itself. */
export interface Part {
  readonly name: string;
  readonly file: string;
  readonly choices: readonly Choice[];
}

/** The content of one sheet: the shown components with their properties, and all string literals in its code. */
export interface Sheet {
  readonly shown: ReadonlyMap<string, ReadonlySet<string>>;
  readonly words: ReadonlySet<string>;
}

/**
 * Properties that do not change how a component looks: technical names, and the content, which the type checker
 * requires.
 */
const notLooks = new Set(['id', 'name', 'autoComplete', 'role', 'children', 'ToastRegion flow', 'ToastRegion state']);

const parse = (code: string) => parseAst(code, { lang: 'tsx' });

function propertiesOf(type: ESTree.TSType): readonly ESTree.TSPropertySignature[] {
  if (type.type === 'TSIntersectionType') return type.types.flatMap(propertiesOf);
  if (type.type !== 'TSTypeLiteral') return [];
  return type.members.filter((member) => member.type === 'TSPropertySignature');
}

/** The string literals in a union type; `named` contains the types that the union refers to. */
function wordsOf(type: ESTree.TSType, named: ReadonlyMap<string, ESTree.TSType>): readonly string[] {
  if (type.type === 'TSUnionType') return type.types.flatMap((each) => wordsOf(each, named));
  if (type.type === 'TSLiteralType' && type.literal.type === 'Literal' && typeof type.literal.value === 'string')
    return [type.literal.value];
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return [];
  const meant = named.get(type.typeName.name);
  return meant === undefined || meant.type === 'TSTypeReference' ? [] : wordsOf(meant, named);
}

const isFunction = (type: ESTree.TSType): boolean =>
  type.type === 'TSFunctionType' ||
  (type.type === 'TSParenthesizedType' && isFunction(type.typeAnnotation)) ||
  (type.type === 'TSUnionType' && type.types.some(isFunction));

/** Reads the components in the files of the design system, given by their paths and their code. */
export function partsIn(files: Readonly<Record<string, string>>): readonly Part[] {
  const named = new Map<string, ESTree.TSType>();
  const properties = new Map<string, readonly ESTree.TSPropertySignature[]>();
  const found: { name: string; file: string }[] = [];
  for (const [file, code] of Object.entries(files)) {
    new Visitor({
      TSTypeAliasDeclaration({ id, typeAnnotation }) {
        named.set(id.name, typeAnnotation);
        properties.set(id.name, propertiesOf(typeAnnotation));
      },
      TSInterfaceDeclaration({ id, body }) {
        properties.set(
          id.name,
          body.body.filter((member) => member.type === 'TSPropertySignature'),
        );
      },
      ExportNamedDeclaration({ declaration }) {
        if (declaration?.type !== 'FunctionDeclaration') return;
        const name = declaration.id?.name ?? '';
        if (/^[A-Z]/.test(name)) found.push({ name, file });
      },
    }).visit(parse(code));
  }
  return found.map(({ name, file }) => {
    const choices = (properties.get(`${name}Props`) ?? []).flatMap(({ key, optional, typeAnnotation }) => {
      if (key.type !== 'Identifier' || typeAnnotation === null || typeAnnotation === undefined) return [];
      const type = typeAnnotation.typeAnnotation;
      const values = wordsOf(type, named);
      const decidesLooks =
        (optional || values.length > 0) &&
        !isFunction(type) &&
        ![key.name, `${name} ${key.name}`].some((each) => notLooks.has(each));
      return decidesLooks ? [{ name: key.name, values }] : [];
    });
    return { name, file, choices };
  });
}

/**
 * Reads the content of a sheet. A property that is spread over a component may be any property of an object in the
 * sheet.
 */
export function sheetOf(code: string): Sheet {
  const shown = new Map<string, Set<string>>();
  const words = new Set<string>();
  const keys = new Set<string>();
  const spread = new Set<string>();
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') words.add(value);
    },
    Property({ key }) {
      if (key.type !== 'Identifier' && key.type !== 'Literal') return;
      const name = String(key.type === 'Identifier' ? key.name : key.value);
      keys.add(name);
      words.add(name);
    },
    JSXOpeningElement({ name: element, attributes }) {
      if (element.type !== 'JSXIdentifier') return;
      const given = shown.get(element.name) ?? new Set<string>();
      for (const attribute of attributes) {
        if (attribute.type === 'JSXSpreadAttribute') spread.add(element.name);
        else if (attribute.name.type === 'JSXIdentifier') given.add(attribute.name.name);
      }
      shown.set(element.name, given);
    },
  }).visit(parse(code));
  for (const name of spread) for (const key of keys) shown.get(name)?.add(key);
  return { shown, words };
}

/** A message for each component, choice or value that no sheet shows. */
export function missingIn(sheets: readonly Sheet[], parts: readonly Part[]): readonly string[] {
  return parts.flatMap(({ name, choices }) => {
    const withPart = sheets.filter(({ shown }) => shown.has(name));
    if (withPart.length === 0) return [name];
    return choices.flatMap((choice) => {
      const withChoice = withPart.filter(({ shown }) => shown.get(name)?.has(choice.name) === true);
      if (withChoice.length === 0 && choice.values.length === 0) return [`${name} ${choice.name}`];
      return choice.values
        .filter((value) => !withChoice.some(({ words }) => words.has(value)))
        .map((value) => `${name} ${choice.name}=${value}`);
    });
  });
}

const codeOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/**
 * All components of the design system, except components that only other components of the design system use: these are
 * shown inside the others.
 */
export function partsOfScreens(): readonly Part[] {
  const files = globSync('src/ui/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.startsWith('src/ui/gallery/'));
  const outside = globSync('src/{app,common,features}/**/*.tsx', { cwd: root });
  const used = new Set(outside.flatMap((file) => [...filesOf(moduleOf(file))]));
  const inside = new Set(files.flatMap((file) => [...filesOf(moduleOf(file))]));
  return partsIn(Object.fromEntries(files.map((file) => [file, codeOf(file)]))).filter(
    ({ file }) => used.has(file) || !inside.has(file),
  );
}

/** The sheets that the gallery puts on its page. */
export const sheetsOfGallery = (gallery = codeOf('src/ui/gallery/gallery.tsx')): readonly Sheet[] => {
  const imported = filesOf(moduleOf('src/ui/gallery/gallery.tsx', gallery));
  return [...imported].filter((file) => file.startsWith('src/ui/gallery/')).map((file) => sheetOf(codeOf(file)));
};
