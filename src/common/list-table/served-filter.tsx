import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import type { MessageKey } from '#messages/keys/message-key.ts';
import { useFlow } from '../use-flow.ts';
import { FilterValuesView } from './filter-values-view.tsx';
import { provideFilterValues } from './filter-values.actors.ts';
import type { ValuesEndpoint } from './served-values.ts';

type ServedFilterProps = Omit<ComponentProps<typeof FilterValuesView>, 'flow'> & {
  /** The call that fetches the values. */
  readonly endpoint: ValuesEndpoint;
  /** The key of the toast's text when the values cannot be fetched. */
  readonly failedId: MessageKey;
};

function InLanguage({ endpoint, failedId, locale, ...filter }: ServedFilterProps & { readonly locale: string }) {
  const flow = useFlow((shop) => provideFilterValues(shop, endpoint, locale, failedId));
  return <FilterValuesView {...filter} flow={flow} />;
}

/** A filter whose values are fetched from the server, in the language of the page. */
export function ServedFilter(props: ServedFilterProps) {
  const { locale } = useIntl();
  return <InLanguage key={locale} {...props} locale={locale} />;
}
