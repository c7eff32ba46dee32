import '../dialog/page-behind.css';
import '../theme/index.css';
import '../font/font.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type Brand, brandVariables } from '#brands/brand.ts';
import { applyVariables } from '../theme/apply-variables.ts';
import { type GallerySettings, searchOf, settingsFromSearch } from './gallery-settings.ts';
import { Gallery } from './gallery.tsx';
import { lengthenTexts } from './longer-texts.ts';

const brands = Object.fromEntries(
  Object.entries(import.meta.glob<Brand>('../../../brands/*.json', { eager: true, import: 'default' })).map(
    ([path, brand]) => [path.replace(/^.*\/|\.json$/g, ''), brand],
  ),
);
const settings = settingsFromSearch(window.location.search);

function change(changed: GallerySettings): void {
  window.location.search = searchOf(changed);
}

const brand = brands[settings.brand];
if (brand !== undefined) applyVariables(brandVariables(brand), document.documentElement);

// All text sizes are relative to this size, as to the browser's own setting.
if (settings.large) document.documentElement.style.fontSize = '200%';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery settings={settings} brands={Object.keys(brands)} onChange={change} />
    </StrictMode>,
  );
  if (settings.long) lengthenTexts(document.body);
}
