import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const panda = pathToFileURL(createRequire(import.meta.url).resolve('@pandacss/config')).href;

// openapi-typescript uses an interface of TypeScript that version 7 does not have; Panda has an older version.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, specifier === 'typescript' ? { ...context, parentURL: panda } : context),
});
