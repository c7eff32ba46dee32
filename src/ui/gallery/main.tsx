import '../../index.css';
import '../font/font.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type Brand, brandVariables } from '../../../brands/brand.ts';
import { applyVariables } from '../theme/apply-variables.ts';
import { Gallery } from './gallery.tsx';

const parameters = new URLSearchParams(window.location.search);
const brands = import.meta.glob<Brand>('../../../brands/*.json', { eager: true, import: 'default' });
const brand = brands[`../../../brands/${parameters.get('brand') ?? 'default'}.json`];
if (brand !== undefined) applyVariables(brandVariables(brand), document.documentElement);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery only={parameters.get('part')} />
    </StrictMode>,
  );
}
