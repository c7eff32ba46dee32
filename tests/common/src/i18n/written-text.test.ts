import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { writtenText } from '#i18n/written-text.ts';

const parsed = (text: string) => parse(text, { captureLocation: false });

describe('the ICU text of a syntax tree', () => {
  it.each([
    'Verze {version}',
    "'{version}' je {version}",
    "{count, plural, one {'#' lístek} other {# lístků # 1}}",
    "{kind, select, a {l''eau} other {'<b>'{x}}}",
    "d''{name}",
    'Tag <b>s {name} <i>uvnitř</i></b>',
    '{count, number} > 1',
  ])('has the same tree: %s', (text) => {
    expect(parsed(writtenText(parsed(text)))).toEqual(parsed(text));
  });

  it.each([
    'Od {day, date}',
    'V {time, time, short}',
    '{price, number, ::currency/CZK}',
    '{price, number, percent}',
    '{place, selectordinal, other {#.}}',
    '{count, plural, offset:1 other {#}}',
  ])('is no text that can be served if it can be written in many ways: %s', (text) => {
    expect(writtenText(parsed(text))).toContain('\0');
  });
});
