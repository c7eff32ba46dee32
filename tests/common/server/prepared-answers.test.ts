import { expect, test } from 'vitest';
import { messages, supportedLocales } from '#contract/endpoints/i18n.ts';
import { systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import { preparedAnswers } from '#server/platform/static/prepared-answers.ts';

test('a text of the operator cannot close the script element that contains the prepared answers', () => {
  const name = '</script><script>start()</script><!--';
  const configuration = { name } as unknown as Parameters<typeof preparedAnswers>[0]['configuration'];
  const block = preparedAnswers({ configuration, supportedLocales: ['cs'] }, { 'login.title': name });
  const [, json = ''] = /^<script type="application\/json" id="prepared-answers">([^<]*)<\/script>$/.exec(block) ?? [];
  expect(JSON.parse(json)).toEqual({
    [systemConfigurations.path]: { name },
    [supportedLocales.path]: { data: ['cs'] },
    [`${messages.path}?scope=visitor`]: { data: { 'login.title': name } },
  });
});
