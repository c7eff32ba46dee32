import type { Plugin } from 'vite';

const parser = '@formatjs/icu-messageformat-parser';

/** The only module that needs the parser, for texts that differ from those of the build. */
const needsParser = '/src/i18n/parse-text.ts';

/** Leaves the parser of ICU texts out of all other modules: the texts of the build are compiled (docs/decisions/0050). */
export const withoutParser = (): Plugin => ({
  name: 'without-parser',
  enforce: 'pre',
  resolveId(source, importer, options) {
    if (source !== parser || importer?.endsWith(needsParser) === true) return null;
    return this.resolve(`${parser}/no-parser.js`, importer, { ...options, skipSelf: true });
  },
});
