import { waitFor } from 'xstate';
import type { PreparedAnswers } from '#api/prepared-answers.ts';
import { createShop } from '#app/create-shop.ts';
import { extensions } from '#contract/extensions.ts';
import { createTexts } from '#i18n/texts.ts';
import { createFlowLog } from '#runtime/flow-log/flow-log.ts';

/** Creates a whole shop and begins its start-up. */
export function createWholeShop(answers: PreparedAnswers = new Map()) {
  const texts = createTexts('cs');
  const log = createFlowLog(() => 0);
  const shop = createShop({
    texts,
    answers,
    extensions,
    textsInPage: null,
    textScope: 'customer',
    goTo: () => {},
    log,
  });
  return { shop, texts, log };
}

/** A whole shop after start-up. */
export async function openWholeShop(answers?: PreparedAnswers) {
  const created = createWholeShop(answers);
  await waitFor(created.shop.actor('boot'), (snapshot) => snapshot.matches('ready'));
  return created;
}
