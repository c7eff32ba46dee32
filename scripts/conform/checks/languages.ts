import { messages, supportedLocales } from '#contract/endpoints/i18n.ts';
import { found } from '../answers/found.ts';
import { readSuccess } from '../answers/read-answer.ts';
import { valueAt } from '../answers/value-at.ts';
import { isMissing } from '../back-end.ts';
import type { BackEnd } from '../back-end.ts';
import type { CallPlan } from '../plan/call-plan.ts';
import { ask } from './check-call.ts';
import type { Checking } from './check-call.ts';

async function languagesOf(backEnd: BackEnd): Promise<readonly string[]> {
  const answer = await backEnd.answerOf(supportedLocales, 'nobody');
  const data = isMissing(answer) ? undefined : valueAt(answer.json, 'data');
  return Array.isArray(data) ? data.filter((one): one is string => typeof one === 'string') : [];
}

/** Checks that texts are in the language of the request, or else in the default language. */
export async function checkLanguages(checking: Checking, { hasTexts }: CallPlan): Promise<void> {
  if (hasTexts === undefined) return;
  const { backEnd, endpoint, record } = checking;
  const languages = await languagesOf(backEnd);
  const bodies = new Map<string, string>();
  const asked = [...languages.map((language) => [language, language] as const), ['xx', languages[0]] as const];
  for (const [language, expected] of asked) {
    const request = `with accept-language: ${language}`;
    const answer = await ask(checking, request, { headers: { 'accept-language': language } }, 'nobody');
    if (answer === undefined) return;
    const named = answer.headers.get('content-language');
    const isNamed = endpoint.name !== messages.name || expected === undefined || named === expected;
    const { findings } = readSuccess(endpoint, answer, backEnd.client);
    record.add(request, [
      ...findings,
      ...(isNamed ? [] : [found('header content-language', expected, named ?? undefined)]),
    ]);
    bodies.set(language, answer.text);
  }
  const texts = languages.map((language) => bodies.get(language));
  const isTranslated = languages.length < 2 || new Set(texts).size > 1;
  record.add(
    'in two languages',
    isTranslated ? [] : [{ where: 'the answer', expected: 'other texts in another language', got: 'the same texts' }],
  );
}
