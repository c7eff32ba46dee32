import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { wrongFields, type WrongField } from '#common/dialog-frame/wrong-fields.ts';

type Fields = readonly WrongField[];

const nothing: Fields = [];
/** A field becomes wrong or right, appears or goes, or its error is another one. */
const watched = { subtree: true, childList: true, characterData: true, attributeFilter: ['aria-invalid'] };

const isSameList = (before: Fields, now: Fields): boolean =>
  before.length === now.length &&
  before.every(({ control, text }, index) => control === now[index]?.control && text === now[index].text);

/** The list of the wrong fields of a form, which follows what is mended. */
function createFieldList() {
  const listeners = new Set<() => void>();
  let list = nothing;
  const change = (now: Fields): void => {
    if (isSameList(list, now)) return;
    list = now;
    for (const tell of listeners) tell();
  };
  let observer: MutationObserver | null = null;
  const forget = (): void => {
    observer?.disconnect();
    change(nothing);
  };
  return {
    subscribe: (tell: () => void) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    get: (): Fields => list,
    show: (form: HTMLElement, fields: Fields): void => {
      observer?.disconnect();
      observer = new MutationObserver(() => {
        const now = wrongFields(form);
        if (now.length === 0) forget();
        else change(now);
      });
      observer.observe(form, watched);
      change(fields);
    },
    forget,
  };
}

/**
 * After a press that found something wrong: a single wrong field gets the focus; several are listed, until nothing is wrong
 * or another step opens. `presses` tells the lists apart.
 *
 * @param waiting whether anything is wrong is still being found out
 */
export function useWrongFields(form: RefObject<HTMLElement | null>, waiting: boolean) {
  const [fields] = useState(createFieldList);
  const [presses, setPresses] = useState(0);
  const list = useSyncExternalStore(fields.subscribe, fields.get);
  useEffect(() => fields.forget, [fields]);
  useEffect(() => {
    if (presses === 0 || waiting || form.current === null) return;
    const found = wrongFields(form.current);
    if (found.length > 1) return fields.show(form.current, found);
    fields.forget();
    found[0]?.control.focus();
  }, [fields, form, presses, waiting]);
  return { list, presses, markWrong: () => setPresses((count) => count + 1) };
}
