import * as v from 'valibot';
import { pageConfigurationPath } from '#contract/page-configuration-path.ts';
import { PageConfiguration } from '#contract/page-configuration.ts';

/** The answer that the page has requested while it was loading; undefined if there was none. */
const requested = (): Promise<Response | undefined> | undefined =>
  (document.documentElement as { readonly configuration?: Promise<Response | undefined> }).configuration;

/** Undefined: the server has no such file. Some servers answer with a page instead. */
async function textOf(answer: Response): Promise<string | undefined> {
  if (answer.status >= 500) throw new Error(`expected the configuration of the page, got ${answer.status}`);
  if (!answer.ok || answer.headers.get('content-type')?.includes('html') === true) return undefined;
  // Error reporting reads the same answer.
  return answer.clone().text();
}

async function read(): Promise<PageConfiguration> {
  const text = await textOf((await requested()) ?? (await fetch(pageConfigurationPath)));
  if (text === undefined) return {};
  try {
    return v.parse(PageConfiguration, JSON.parse(text));
  } catch (error) {
    // oxlint-disable-next-line no-console -- The operator looks here for the reason why the file has no effect.
    console.error(`${pageConfigurationPath} is not used:`, error);
    return {};
  }
}

let known: Promise<PageConfiguration> | undefined;

/**
 * The operator's `config.json`; empty if the server does not have it, or if it is wrong. Rejects if the server does not
 * answer, and fetches it again the next time: without it, calls could be sent to a wrong server.
 */
export function readPageConfiguration(): Promise<PageConfiguration> {
  known ??= read();
  known.catch(() => {
    known = undefined;
  });
  return known;
}
