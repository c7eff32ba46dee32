import type { RouterHistory } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import type { OpenLayer, OpenLayers } from '#ui/dialog/open-layers.ts';
import { parseSearch } from '../search-texts.ts';
import { addressWith, dialogParameter, dialogsAt, isNamedIn, pageAt } from './entry-address.ts';

type Search = Readonly<Partial<Record<string, string>>>;

/** Returns the function that opens the dialog that an address asks for; null = it asks for nothing of this opener. */
export type Opener = (search: Search) => (() => void) | null;

/** The history entries of open dialogs. */
export interface DialogEntries extends OpenLayers {
  /** Asks the opener at once and whenever an entry is opened whose dialog is not open. Returns a function that stops it. */
  readonly addOpener: (opener: Opener) => () => void;
}

const sharedLength = (one: readonly string[], other: readonly string[]): number => {
  const end = one.findIndex((dialog, index) => dialog !== other[index]);
  return end === -1 ? one.length : end;
};

/**
 * Makes each dialog that fills a small screen an entry of the history: the entry of the page, then one a dialog
 * (docs/decisions/0044). What is open is known by the dialogs; the history follows them, and leads them only when the
 * person goes back or forward.
 */
export function createDialogEntries(history: RouterHistory): DialogEntries {
  const layers: (OpenLayer & { readonly page: string })[] = [];
  const openers = new Set<Opener>();
  /** What the address asked for when its entry was opened, until a dialog opens. */
  let wanted: Search | null = null;
  let last = history.location;
  /** What is done after the step through the history that is under way: the browser takes its time. */
  let afterStep: (() => void) | null = null;
  /** The history is being changed here. */
  let writing = false;

  const there = () => dialogsAt(history.location);
  const openHere = () => layers.filter(({ page }) => page === history.location.pathname);
  const open = () => openHere().flatMap(({ isPlace, name }) => (isPlace ? [name] : []));

  const write = (method: 'push' | 'replace', address: string, dialogs: readonly string[]): void => {
    writing = true;
    history[method](address, { dialogs });
    writing = false;
    // It waits, and would make one entry of two.
    history.flush();
    last = history.location;
  };

  const go = (steps: number, after: () => void): void => {
    afterStep = after;
    history.go(steps);
  };

  /** Changes the history until it has the dialogs that are open. */
  function settle(): void {
    if (afterStep !== null) return;
    const now = open();
    const before = there();
    const shared = sharedLength(before, now);
    const next = now[shared];
    const surplus = before.length - shared;
    if (surplus > 1 || (surplus === 1 && next === undefined)) go(next === undefined ? -surplus : 1 - surplus, settle);
    else if (next !== undefined) {
      const dialogs = now.slice(0, shared + 1);
      const address = addressWith(history.location, before, dialogs);
      if (surplus === 1) write('replace', address, dialogs);
      else {
        // A link has opened it: the page comes before it, so that one step back leads there.
        if (isNamedIn(history.location, next)) write('replace', addressWith(history.location, [next], before), before);
        write('push', address, dialogs);
      }
      settle();
    }
  }

  const ask = (opener: Opener): boolean => {
    const found = wanted === null ? null : opener(wanted);
    if (found === null) return false;
    wanted = null;
    found();
    return true;
  };

  /** Opens what the entry names and is not open. */
  function arrive(isOtherPage: boolean): void {
    const now = open();
    const named = there();
    const isMissing = named.length > now.length;
    wanted = isMissing || now.length === 0 ? parseSearch(history.location.search) : null;
    if ([...openers].some(ask)) return;
    // The opener may come with the page. Without a name nobody knows the dialog, and on an open page nobody can open it.
    if (isMissing && (!isOtherPage || named.at(-1) === '')) go(now.length - named.length, settle);
    else if (!isMissing && wanted?.[dialogParameter] !== undefined)
      write('replace', addressWith(history.location, [`${dialogParameter}=`], named), named);
  }

  /** The person has gone back over the entries of open dialogs: as many of them close, the innermost one first. */
  function closeLeft(count: number): void {
    for (let left = count; left > 0; left -= 1) {
      const layer = openHere().at(-1);
      if (layer === undefined) return;
      flushSync(layer.close);
      if (layers.includes(layer)) return;
    }
  }

  function follow(isOneBack: boolean): void {
    const left = open().length - sharedLength(open(), there());
    if (left === 0) return arrive(false);
    closeLeft(left);
    const stays = open().length > sharedLength(open(), there());
    if (!stays) return arrive(false);
    // The entry is still there, one step ahead. After a longer way nobody knows where it is.
    if (isOneBack) go(1, settle);
    else settle();
  }

  function onChange({ location, action }: Parameters<Parameters<RouterHistory['subscribe']>[0]>[0]): void {
    if (writing) return;
    const from = last;
    last = location;
    const isRewriting = action.type === 'REPLACE';
    if (afterStep !== null && !isRewriting) {
      const after = action.type === 'PUSH' ? settle : afterStep;
      afterStep = null;
      return after();
    }
    if (location.pathname !== from.pathname) return arrive(true);
    const lost = dialogsAt(from);
    // Somebody has written another part of the query.
    if (
      isRewriting &&
      lost.length > there().length &&
      (open().length > 0 || lost.some((dialog) => isNamedIn(location, dialog)))
    )
      return write('replace', addressWith(location, lost, lost), lost);
    if (afterStep === null) follow(action.type === 'BACK' && pageAt(location) === pageAt(from));
  }

  /** What is opened from a dialog takes the place of its entry: back leads to the page, not to a dialog that has closed. */
  function leave(...to: Parameters<RouterHistory['push']>): void {
    const dialogs = there();
    if (afterStep !== null) afterStep = () => history.push(...to);
    else if (to[0] === pageAt(history.location)) go(-dialogs.length, () => history.replace(...to));
    else history.replace(...to);
  }

  let isStarted = false;
  /** With the first one that takes part, since React may create one more that nobody uses. */
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    last = history.location;
    history.subscribe(onChange);
    const { push } = history;
    history.push = (...to) => {
      if (writing || there().length === 0) push(...to);
      else leave(...to);
    };
    arrive(true);
  };

  return {
    add: (layer) => {
      start();
      const added = { ...layer, page: history.location.pathname };
      layers.push(added);
      if (layer.isPlace) wanted = null;
      settle();
      return () => {
        layers.splice(layers.indexOf(added), 1);
        // After what has closed it, which may open another page or another dialog.
        setTimeout(settle);
      };
    },
    addOpener: (opener) => {
      start();
      openers.add(opener);
      ask(opener);
      return () => openers.delete(opener);
    },
  };
}
