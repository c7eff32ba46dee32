import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { wrongFields, type WrongField } from '#common/dialog-frame/wrong-fields.ts';

type Fields = readonly WrongField[];

const nothing: Fields = [];
/** Observes when a field becomes wrong or right, when its error changes, and when a field appears or is removed. */
const watched = { subtree: true, childList: true, characterData: true, attributeFilter: ['aria-invalid'] };

const isSameList = (before: Fields, now: Fields): boolean =>
  before.length === now.length &&
  before.every(({ control, text }, index) => control === now[index]?.control && text === now[index].text);

/** The list of the wrong fields of a form. It is updated while the person corrects them. */
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
 * After a press that found errors: a single wrong field gets the focus. Several wrong fields are listed until all are
 * correct or another step opens. `presses` is the number of such presses.
 *
 * @param waiting whether the fields are still being checked
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
