import type { SearchEntry } from '../search-entry.ts';
import { find } from './find.ts';

/** More results than these are only counted. */
const shown = 60;

function element(name: string, className: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

function resultOf({ kind, name, about, numbers, href }: SearchEntry): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = href;
  link.textContent = name;
  item.append(link, ' ', element('span', 'mark', kind), element('span', 'about', [about, ...numbers].join(' ')));
  return item;
}

function wordsFor(query: string, count: number): string {
  if (query.trim() === '') return '';
  if (count === 0) return 'Nothing is found.';
  return count > shown ? `${count} are found; the first ${shown} are shown.` : `${count} found`;
}

/** Makes the field of the first page find entries while the person types. The page contains the entries as JSON. */
export function startSearch(): void {
  const form = document.querySelector<HTMLFormElement>('form.search');
  const data = document.getElementById('search-entries')?.textContent;
  const [field, status, list] = ['input', '[role=status]', 'ol'].map((selector) => form?.querySelector(selector));
  if (form === null || !data || !(field instanceof HTMLInputElement) || !status || !list) return;
  const entries: readonly SearchEntry[] = JSON.parse(data);
  const search = (): void => {
    const found = find(entries, field.value);
    list.replaceChildren(...found.slice(0, shown).map(resultOf));
    status.textContent = wordsFor(field.value, found.length);
  };
  form.addEventListener('submit', (event) => event.preventDefault());
  field.addEventListener('input', search);
  form.hidden = false;
  // The browser may have kept the query of an earlier visit.
  search();
}
