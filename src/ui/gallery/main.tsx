import '../theme/index.css';
import '../font/font.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type Brand, brandVariables } from '../../../brands/brand.ts';
import { applyVariables } from '../theme/apply-variables.ts';
import { Gallery } from './gallery.tsx';
import { lengthenTexts } from './longer-texts.ts';
import type { GallerySettings } from './settings.tsx';

const brands = Object.fromEntries(
  Object.entries(import.meta.glob<Brand>('../../../brands/*.json', { eager: true, import: 'default' })).map(
    ([path, brand]) => [path.replace(/^.*\/|\.json$/g, ''), brand],
  ),
);
const parameters = new URLSearchParams(window.location.search);
const settings: GallerySettings = {
  brand: parameters.get('brand') ?? 'default',
  part: parameters.get('part') ?? '',
  long: parameters.has('long'),
};

function change({ brand, part, long }: GallerySettings): void {
  window.location.search = new URLSearchParams({
    brand,
    ...(part !== '' && { part }),
    ...(long && { long: '' }),
  }).toString();
}

const brand = brands[settings.brand];
if (brand !== undefined) applyVariables(brandVariables(brand), document.documentElement);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery settings={settings} brands={Object.keys(brands)} onChange={change} />
    </StrictMode>,
  );
  if (settings.long) lengthenTexts(document.body);
}
