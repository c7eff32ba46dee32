import { fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import { updateAccountSettings } from '#contract/endpoints/customer-accounts.ts';
import { mailLanguageMachine } from '#machines/settings/mail-language/mail-language.machine.ts';
import type { LanguageToSave, MailLanguageEvent } from '#machines/settings/mail-language/mail-language.types.ts';
import { onResume } from '#runtime/resume-detection.ts';
import type { Shop } from '#runtime/shop.ts';

export const provideMailLanguage = (shop: Pick<Shop, 'call'>) =>
  mailLanguageMachine.provide({
    actors: {
      saveLanguage: fromPromise<void, LanguageToSave>(({ input: { locale } }) =>
        shop.call(updateAccountSettings, { body: { locale }, outlivesPage: true }),
      ),
      resumes: fromCallback<AnyEventObject>(({ sendBack }) =>
        onResume(() => sendBack({ type: 'resumed' } satisfies MailLanguageEvent)),
      ),
    },
  });
