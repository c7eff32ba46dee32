import { expect, test } from 'vitest';
import { compiledTextsKey } from '#contract/compiled-texts.ts';
import { messages, supportedLocales } from '#contract/endpoints/i18n.ts';
import { systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import { compileMessages } from '#messages/compile.ts';
import { textsVersion } from '#messages/scopes.ts';
import { preparedAnswers } from '#server/platform/static/prepared-answers.ts';

const serve = (extensions: readonly string[], texts: Parameters<typeof preparedAnswers>[1] = {}) => {
  const configuration = { extensions } as unknown as Parameters<typeof preparedAnswers>[0]['configuration'];
  const block = preparedAnswers({ configuration, supportedLocales: ['cs'] }, texts);
  return JSON.parse(/>(.*)<\/script>$/.exec(block)?.[1] ?? '{}') as Record<string, unknown>;
};
const textsAddress = `${messages.path}?scope=visitor&known=${textsVersion()}`;

test('the page contains the compiled texts of log-in, and the answer that there are no others', () => {
  const texts = compileMessages({ 'footer.version': 'Verze {version}' });
  const answers = serve(['accountPage'], texts);
  expect([answers[compiledTextsKey], answers[textsAddress]]).toEqual([texts, { data: {} }]);
});

test('the page contains no answer with texts if the back end has the specified calls only', () => {
  expect(Object.keys(serve([]))).toEqual([systemConfigurations.path, supportedLocales.path, compiledTextsKey]);
});

test('a text of the operator cannot close the script element that contains the prepared answers', () => {
  const name = '</script><script>start()</script><!--';
  const configuration = { name, extensions: [] } as unknown as Parameters<typeof preparedAnswers>[0]['configuration'];
  const block = preparedAnswers({ configuration, supportedLocales: ['cs'] }, { 'login.title': name });
  const [, json = ''] = /^<script type="application\/json" id="prepared-answers">([^<]*)<\/script>$/.exec(block) ?? [];
  expect(JSON.parse(json)).toEqual({
    [systemConfigurations.path]: { name, extensions: [] },
    [supportedLocales.path]: { data: ['cs'] },
    [compiledTextsKey]: { 'login.title': name },
  });
});
