import { defineConfig } from '@pandacss/dev';
import { globalCss } from './src/ui/theme/global-css.ts';
import { tokens } from './src/ui/theme/tokens.ts';

export default defineConfig({
  presets: ['@pandacss/preset-base'],
  eject: true,
  preflight: true,
  strictTokens: true,
  include: ['./src/**/*.{ts,tsx}'],
  outdir: 'styled-system',
  globalCss,
  theme: {
    tokens,
    breakpoints: { narrow: '600px', wide: '960px', desk: '1200px' },
    keyframes: {
      appear: { from: { opacity: '0' }, to: { opacity: '1' } },
      rise: { from: { opacity: '0', transform: 'translateY(8px)' }, to: { opacity: '1', transform: 'none' } },
      spin: { to: { transform: 'rotate(360deg)' } },
      pulse: { '50%': { opacity: '0.5' } },
    },
  },
});
