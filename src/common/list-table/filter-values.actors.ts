import { fromPromise } from 'xstate';
import { unknownName } from '#contract/values.ts';
import { filterValuesMachine } from '#machines/common/filter-values/filter-values.machine.ts';
import type { NamedValue } from '#machines/common/filter-values/filter-values.types.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';
import type { Shop } from '#runtime/shop.ts';
import { announceFailure } from '../announce-failure.ts';
import { servedValues, type ValuesEndpoint } from './served-values.ts';

/**
 * The values that can be chosen. A filter names its values in the address of the page, so it does not offer a value
 * whose name the shop does not know.
 */
const readChoices = async (shop: Shop, endpoint: ValuesEndpoint, locale: string): Promise<readonly NamedValue[]> =>
  (await servedValues(shop, endpoint, locale)).filter(({ name }) => name !== unknownName);

/** @param failedId the key of the toast's text when the values cannot be fetched */
export const provideFilterValues = (shop: Shop, endpoint: ValuesEndpoint, locale: string, failedId: MessageKey) =>
  filterValuesMachine.provide({
    actors: { fetchValues: fromPromise<readonly NamedValue[]>(() => readChoices(shop, endpoint, locale)) },
    actions: { announceFailure: announceFailure(shop, failedId) },
  });
