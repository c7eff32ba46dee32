const logos = import.meta.glob<string>('../../brands/*.svg', { eager: true, query: '?url', import: 'default' });

/** The address of a brand's logo. */
export const logoOf = (brand: string): string =>
  logos[`../../brands/${brand === 'default' ? 'linka' : brand}.svg`] ?? '';

/** Dresses the page in the operator's brand; the default one is in the style sheet already. */
export async function applyBrand(name: string): Promise<void> {
  if (name === 'default') return;
  const { dress } = await import('./dress.ts');
  dress(name);
}
