// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { find } from '#gallery/client/find.ts';
import { startSearch } from '#gallery/client/search.ts';
import { indexPage } from '#gallery/pages/index-page.ts';
import { searchEntriesOf } from '#gallery/search-entries.ts';
import { doorFlow, withReports } from './door-flow.ts';

const door = withReports(doorFlow, {});
const texts = new Map([
  ['DOR-01', 'A door is shut </script> at night.'],
  ['DOR-02', 'The key opens it.'],
]);
const entries = searchEntriesOf([door], texts);
const namesOf = (query: string): string[] =>
  find(entries, query).map(({ kind, name, about }) => `${kind} ${name}: ${about}`);

describe('the search of the gallery', () => {
  it('finds a requirement by its number, and the states and scenarios that name it', () => {
    expect(namesOf('dor-01')).toEqual([
      'requirement DOR-01: A door is shut </script> at night.',
      'state door shut: Nobody comes in.',
      'scenario door: the key opens the door',
    ]);
  });

  it('finds by words of any text, in any sequence, without regard to capitals and accents', () => {
    expect(namesOf('kéy BROKE')).toEqual(['state door stuck: The key broke.']);
    expect(namesOf('broke key')).toEqual(['state door stuck: The key broke.']);
    expect(namesOf('a door.')).toEqual(['flow door: A door.']);
  });

  it('finds nothing for one letter, and nothing that lacks one of the words', () => {
    expect([namesOf('d'), namesOf(' '), namesOf('key window')]).toEqual([[], [], []]);
  });

  it('leads to the place on the page of the flow', () => {
    expect(find(entries, 'dor-01').map(({ href }) => href)).toEqual([
      'requirements.html#DOR-01',
      'front-door.html#state-shut',
      'front-door.html#scenarios',
    ]);
  });
});

describe('the field on the first page', () => {
  const type = (query: string): void => {
    const field = document.querySelector('input');
    if (field === null) throw new Error('expected a field, found none');
    field.value = query;
    field.dispatchEvent(new Event('input'));
  };
  const results = () => [...document.querySelectorAll('.search li')].map((item) => item.textContent);
  const status = () => document.querySelector('.search [role=status]')?.textContent;

  beforeEach(async () => {
    document.documentElement.innerHTML = String(await indexPage([door], texts));
    startSearch();
  });

  it('is shown only with the script, and has a label', () => {
    expect(document.querySelector('form')?.hidden).toBe(false);
    expect(document.querySelector('input')?.labels?.[0]?.textContent).toContain('Find a requirement');
  });

  it('lists what is found while the person types, also texts that look like markup', () => {
    type('DOR-01');
    expect(results()).toEqual([
      'DOR-01 requirementA door is shut </script> at night.',
      'door shut stateNobody comes in. DOR-01',
      'door scenariothe key opens the door DOR-01',
    ]);
    expect(document.querySelector('.search li a')?.getAttribute('href')).toBe('requirements.html#DOR-01');
    expect(status()).toBe('3 found');
  });

  it('says that nothing is found, and says nothing without a query', () => {
    type('window');
    expect([results(), status()]).toEqual([[], 'Nothing is found.']);
    type('');
    expect([results(), status()]).toEqual([[], '']);
  });
});
