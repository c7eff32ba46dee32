import { useIntl } from 'react-intl';
import sentencesOf from 'virtual:trail-messages';
import { lazyPart, type Loading } from '#common/lazy-part/lazy-part.tsx';
import { LoadFailed } from '#common/lazy-part/load-failed.tsx';
import { locales, type Locale } from '#contract/enumerations.ts';
import { staticTexts } from '#i18n/texts.ts';
import { LoadingRows } from '../my-trail/loading-rows.tsx';
import { DayList } from './day-list.tsx';
import type { EventRow } from './event-list.actors.ts';

interface LazyDayListProps {
  readonly rows: readonly EventRow[];
}

const Waiting = ({ loading }: { readonly loading: Loading }) =>
  loading.failure === null ? <LoadingRows label="myTrail.events.loading" /> : <LoadFailed {...loading} />;

/** The sentences of events are long and needed only on this page, so they are loaded on demand. */
const inLanguage = (locale: Locale) =>
  lazyPart<LazyDayListProps>(async () => {
    const { default: messages } = await sentencesOf[locale]();
    const sentences = staticTexts(locale, messages).intl();
    return ({ rows }) => <DayList rows={rows} sentences={sentences} />;
  }, Waiting);

const lists = Object.fromEntries(locales.map((locale) => [locale, inLanguage(locale)]));

/** The list of days in the page's language; it loads the sentences first. */
export function LazyDayList({ rows }: LazyDayListProps) {
  const List = lists[useIntl().locale];
  return List === undefined ? null : <List rows={rows} />;
}
