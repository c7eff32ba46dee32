import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { missingIn, partsIn, partsOfScreens, sheetOf, sheetsOfGallery } from './sheets.ts';

const gallery = readFileSync(join(import.meta.dirname, '../../../src/ui/gallery/gallery.tsx'), 'utf8');

describe('the sheets of the design system', () => {
  it('show every component that screens use, with each of its choices and their values', () => {
    expect(partsOfScreens().length).toBeGreaterThan(35);
    expect(missingIn(sheetsOfGallery(), partsOfScreens())).toEqual([]);
  });

  it('lack the components of a sheet that was removed from the page', () => {
    const without = gallery.replace("import { TransitCards } from './transit-cards.tsx';\n", '');
    expect(missingIn(sheetsOfGallery(without), partsOfScreens())).toEqual(['GhostCard', 'TransitCard']);
  });
});

describe('a sheet', () => {
  const parts = partsIn({
    'src/ui/tones.ts': `export type Tone = 'calm' | 'loud';`,
    'src/ui/sign.tsx': `
      type SignProps = Named & {
        readonly tone: Tone;
        readonly size?: 'small' | 'large' | undefined;
        readonly busy?: boolean;
        readonly id?: string;
        readonly label: string;
        readonly onPress?: (() => void) | undefined;
      };
      export function Sign(props: SignProps) { return null; }
      function Hidden() { return null; }`,
  });
  const missing = (code: string) => missingIn([sheetOf(code)], parts);

  it('fails if it does not show a component', () => expect(missing('<Other />')).toEqual(['Sign']));

  it("fails for each value of a component's choices that it does not show", () => {
    expect(missing(`<Sign label="A" />`)).toEqual([
      'Sign tone=calm',
      'Sign tone=loud',
      'Sign size=small',
      'Sign size=large',
      'Sign busy',
    ]);
    expect(missing(`['calm'].map((tone) => <Sign tone={tone} size="large" busy />)`)).toEqual([
      'Sign tone=loud',
      'Sign size=small',
    ]);
  });

  it('may give the values directly, from an object, or by spreading an object', () => {
    expect(
      missing(`
        const common = { busy: true, tone: 'calm' };
        const sizes = { small: 'S', large: 'L' };
        [<Sign {...common} />, <Sign tone="loud" size={sizes} />]`),
    ).toEqual([]);
  });
});
