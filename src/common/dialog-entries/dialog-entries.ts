import type { RouterHistory } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import type { OpenLayer, OpenLayers } from '#ui/dialog/open-layers.ts';
import { parseSearch } from '../search-texts.ts';
import { addressWith, dialogParameter, dialogsOfEntry, isNamedIn, addressOfPage } from './entry-address.ts';

type Search = Readonly<Partial<Record<string, string>>>;

/**
 * Returns the function that opens the dialog named by the address; null = the address names no dialog of this opener.
 */
export type Opener = (search: Search) => (() => void) | null;

/** The history entries of open dialogs. */
export interface DialogEntries extends OpenLayers {
  /**
   * Registers an opener. It is called at once, and whenever a history entry is opened whose dialog is not open. Returns
   * a function that removes it.
   */
  readonly addOpener: (opener: Opener) => () => void;
}

const sharedLength = (one: readonly string[], other: readonly string[]): number => {
  const end = one.findIndex((dialog, index) => dialog !== other[index]);
  return end === -1 ? one.length : end;
};

/**
 * Gives each dialog that fills a small screen a history entry of its own, after the entry of the page
 * (docs/decisions/0044). The open dialogs decide, and the history is changed to match them. Only when the person goes
 * back or forward, the history decides which dialogs are open.
 */
export function createDialogEntries(history: RouterHistory): DialogEntries {
  const layers: (OpenLayer & { readonly page: string })[] = [];
  const openers = new Set<Opener>();
  /** The query of the entry that was opened, until its dialog has been opened. */
  let requested: Search | null = null;
  let last = history.location;
  /** Called after the pending `history.go`, which is asynchronous. */
  let afterStep: (() => void) | null = null;
  /** True while this module itself changes the history. */
  let writing = false;

  const entryDialogs = () => dialogsOfEntry(history.location);
  const openHere = () => layers.filter(({ page }) => page === history.location.pathname);
  const openDialogs = () => openHere().flatMap(({ isPlace, name }) => (isPlace ? [name] : []));

  const write = (method: 'push' | 'replace', address: string, dialogs: readonly string[]): void => {
    writing = true;
    history[method](address, { dialogs });
    writing = false;
    // The router delays its writes, and would combine two entries into one.
    history.flush();
    last = history.location;
  };

  const go = (steps: number, after: () => void): void => {
    afterStep = after;
    history.go(steps);
  };

  /** Changes the history, step by step, until its entries match the open dialogs. */
  function settle(): void {
    if (afterStep !== null) return;
    const now = openDialogs();
    const before = entryDialogs();
    const shared = sharedLength(before, now);
    const next = now[shared];
    const surplus = before.length - shared;
    if (surplus > 1 || (surplus === 1 && next === undefined)) go(next === undefined ? -surplus : 1 - surplus, settle);
    else if (next !== undefined) {
      const dialogs = now.slice(0, shared + 1);
      const address = addressWith(history.location, before, dialogs);
      if (surplus === 1) write('replace', address, dialogs);
      else {
        // A link has opened this dialog. An entry of the page is put before the dialog's entry, so that one step back
        // leads to the page.
        if (isNamedIn(history.location, next)) write('replace', addressWith(history.location, [next], before), before);
        write('push', address, dialogs);
      }
      settle();
    }
  }

  const ask = (opener: Opener): boolean => {
    const found = requested === null ? null : opener(requested);
    if (found === null) return false;
    requested = null;
    found();
    return true;
  };

  /** Opens the dialog that the entry names, if it is not open. */
  function openNamed(isOtherPage: boolean): void {
    const now = openDialogs();
    const named = entryDialogs();
    const isMissing = named.length > now.length;
    requested = isMissing || now.length === 0 ? parseSearch(history.location.search) : null;
    if ([...openers].some(ask)) return;
    // On another page, the opener may still be added. On the same page, or for a dialog without a name, no opener will
    // follow: then the history goes back to the entries of the open dialogs.
    if (isMissing && (!isOtherPage || named.at(-1) === '')) go(now.length - named.length, settle);
    else if (!isMissing && requested?.[dialogParameter] !== undefined)
      write('replace', addressWith(history.location, [`${dialogParameter}=`], named), named);
  }

  /** Closes the `count` dialogs whose entries the person has left by going back, the innermost dialog first. */
  function closeLeft(count: number): void {
    for (let left = count; left > 0; left -= 1) {
      const layer = openHere().at(-1);
      if (layer === undefined) return;
      flushSync(layer.close);
      if (layers.includes(layer)) return;
    }
  }

  function follow(isOneBack: boolean): void {
    const left = openDialogs().length - sharedLength(openDialogs(), entryDialogs());
    if (left === 0) return openNamed(false);
    closeLeft(left);
    const stays = openDialogs().length > sharedLength(openDialogs(), entryDialogs());
    if (!stays) return openNamed(false);
    // A dialog did not close. If the person went one step back, the dialog's entry is one step ahead; after several
    // steps, the distance is unknown.
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
    if (location.pathname !== from.pathname) return openNamed(true);
    const lost = dialogsOfEntry(from);
    // Other code has rewritten the query and dropped the dialogs of this entry: they are put back.
    if (
      isRewriting &&
      lost.length > entryDialogs().length &&
      (openDialogs().length > 0 || lost.some((dialog) => isNamedIn(location, dialog)))
    )
      return write('replace', addressWith(location, lost, lost), lost);
    if (afterStep === null) follow(action.type === 'BACK' && addressOfPage(location) === addressOfPage(from));
  }

  /**
   * A page that is opened from a dialog replaces the entry of the dialog: back leads to the page below, not to a closed
   * dialog.
   */
  function leave(...to: Parameters<RouterHistory['push']>): void {
    const dialogs = entryDialogs();
    if (afterStep !== null) afterStep = () => history.push(...to);
    else if (to[0] === addressOfPage(history.location)) go(-dialogs.length, () => history.replace(...to));
    else history.replace(...to);
  }

  let isStarted = false;
  /**
   * Starts when the first dialog or opener is added, not at creation, because React may create a second object that is
   * never used.
   */
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    last = history.location;
    history.subscribe(onChange);
    const { push } = history;
    history.push = (...to) => {
      if (writing || entryDialogs().length === 0) push(...to);
      else leave(...to);
    };
    openNamed(true);
  };

  return {
    add: (layer) => {
      start();
      const added = { ...layer, page: history.location.pathname };
      layers.push(added);
      if (layer.isPlace) requested = null;
      settle();
      return () => {
        layers.splice(layers.indexOf(added), 1);
        // Waits for the code that closed the dialog, because it may open another page or dialog.
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
