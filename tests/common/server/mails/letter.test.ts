import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from '#brands/contrast.ts';
import { brandPalette } from '#server/platform/brand/brand.ts';
import { letterHtml } from '#server/platform/mails/letter-html.ts';
import { letterText } from '#server/platform/mails/letter-text.ts';
import type { Letter } from '#server/platform/mails/letter.ts';
import { mailColours } from '#server/platform/mails/mail-colours.ts';
import { outsideOfSubset } from '../support/mail-subset.ts';
import { parseHtml } from '../support/parse-html.ts';
import { shownTexts, styleOf, wordsOf, wordsOfHtml } from '../support/read-mail.ts';
import { sampleLetter, sampleTicket } from './sample-letter.ts';

const htmlOf = (letter: Letter, brand = 'default') => letterHtml(letter, mailColours(brandPalette({ brand })));

const nothing: Letter = { ...sampleLetter, parts: [], button: null, links: [], after: [], smallLinks: [] };
const outlined = { ...sampleTicket, state: 'future' } as const;
const kinds = [
  ['a letter with every kind of part', sampleLetter],
  ['a letter without parts', { ...nothing, operator: { name: 'Linka', address: null } }],
  ['a long order', { ...nothing, parts: Array.from({ length: 30 }, () => outlined) }],
] as const satisfies readonly (readonly [string, Letter])[];

describe.each(kinds)('%s (MAI-04)', (_, letter) => {
  test('says the same in its HTML and in its plain text, in the same sequence', async () => {
    const words = wordsOfHtml(await htmlOf(letter));
    expect(words.length).toBeGreaterThan(10);
    expect(wordsOf(letterText(letter))).toEqual(words);
  });

  test('uses only what Gmail and Outlook keep, and loads nothing', async () => {
    expect(outsideOfSubset(await htmlOf(letter))).toEqual([]);
  });

  test('is not cut off by Gmail, which shows the first 102 kB', async () => {
    expect(Buffer.byteLength(await htmlOf(letter))).toBeLessThan(102_000);
  });
});

describe('the HTML of a letter (MAI-04)', () => {
  test('has one button, and the links and the button lead to their addresses', async () => {
    const links = [...parseHtml(await htmlOf(sampleLetter)).querySelectorAll('a')];
    expect(links.map((link) => [link.textContent?.trim(), link.getAttribute('href')])).toEqual([
      ['Otevřít objednávku', 'https://shop.example/#/app/order-list/42?a=1&b=2'],
      ['Odmítnout', 'https://shop.example/#/reject'],
      ['Kontakty', 'https://linka.example/contacts'],
    ]);
    const buttons = links.filter((link) => styleOf(link, 'display') === 'inline-block');
    expect(buttons.map((button) => button.textContent)).toEqual(['Otevřít objednávku']);
  });

  test('draws a ticket with its days and their weekdays, its zones and its price', async () => {
    const texts = shownTexts(await htmlOf(sampleLetter)).map(({ text }) => text.replaceAll('\u00A0', ' '));
    const begin = texts.indexOf('Časová jízdenka: 30denní');
    expect(texts[begin + 1]).toBe('Jiří <b>Procházka</b> · Student s ISIC');
    const drawn = texts.slice(begin + 2, begin + 12).join(', ');
    expect(drawn).toBe('Platí od, čt, 26.11.2026, Platí do, pá, 25.12.2026, Pásma, 1, 2, 1 550,00 Kč');
  });

  test('begins, in a list of mails, with the greeting and the first sentences', async () => {
    const hidden = parseHtml(await htmlOf(sampleLetter)).querySelector('body > div');
    expect(hidden?.textContent?.trim()).toMatch(/^Dobrý den, děkujeme za nákup "všeho" & <i>ještě<\/i> něčeho\./);
  });

  test('is in the language of the letter, also where a mail program removes the page around it', async () => {
    const { documentElement, body } = parseHtml(await htmlOf(sampleLetter));
    expect([documentElement.lang, body.querySelector('[lang]')?.getAttribute('lang')]).toEqual(['cs', 'cs']);
  });
});

const brands = readdirSync(new URL('../../../../brands/', import.meta.url))
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''));

describe.each(brands)('in the colours of %s (MAI-04)', (brand) => {
  test.each(['light', 'dark'] as const)('every text is readable in %s mode', async (mode) => {
    const texts = shownTexts(await htmlOf(sampleLetter, brand));
    const faint = texts.filter(({ element }) => {
      const [text = '', ground = ''] = ['color', 'background-color'].map((property) =>
        styleOf(element, property, mode),
      );
      return !(contrast(text, ground) >= 4.5);
    });
    expect(faint.map(({ text }) => text)).toEqual([]);
    const sizes = texts.map(({ element }) => Number.parseInt(styleOf(element, 'font-size') ?? '', 10));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
  });
});

describe('the check of the subset finds', () => {
  test.each([
    ['a picture', '<img src="https://linka.example/logo.png">', ['IMG', 'IMG src']],
    ['a drawing', '<svg></svg>', ['svg']],
    ['a script', '<script>1</script>', ['SCRIPT']],
    ['a style sheet that has to be loaded', '<link href="https://x.example/a.css">', ['LINK']],
    ['another layout', '<div style="display:flex;position:absolute">', ['display: flex', 'position: absolute']],
    ['a background picture', '<p style="background-color:url(x)">', ['background-color: url(x)']],
    ['another selector', '<style>p a{color:#000}</style>', ['p a']],
    ['another media query', '<style>@media print{.a{color:#000}}</style>', ['@media print']],
    ['an address of another kind', '<a href="javascript:1">', ['href: javascript:1']],
    ['a comment for other programs', '<!-- hidden -->', [' hidden ']],
  ])('%s', (_, html, found) => {
    expect(outsideOfSubset(`<body>${html}`)).toEqual(found);
  });
});
