import { defineConfig } from '@pandacss/dev';
import { globalCss } from './src/ui/theme/global-css.ts';
import { tokens } from './src/ui/theme/tokens.ts';

export default defineConfig({
  presets: ['@pandacss/preset-base'],
  eject: true,
  preflight: false,
  strictTokens: true,
  include: ['./src/**/*.{ts,tsx}'],
  outdir: 'styled-system',
  globalCss,
  hooks: {
    // The base preset gives each element and its pseudo-elements 33 variables, which none of our styles uses: computing
    // the styles of a page took up to a fifth longer.
    'preset:resolved': ({ preset, name, utils }) =>
      name === '@pandacss/preset-base' ? utils.omit(preset, ['globalCss']) : preset,
  },
  conditions: {
    extend: {
      // The system's own few colours instead of ours: backgrounds and shadows disappear.
      forced: '@media (forced-colors: active)',
      // Too low for parts that keep their place while the rest scrolls, such as a phone at 400 % zoom.
      low: '@media (max-height: 30em)',
      // Too low for all links of the side menu below the bar.
      flat: '@media (max-height: 37rem)',
      // As wide as a sheet of paper; the breakpoints are for screens alone.
      sheet: '@media print, (min-width: 600px)',
      // The nearest container's width, as the frames of tables and tickets are; the first one is for a ticket's stub.
      ample: '@container (min-width: 30rem)',
      roomy: '@container (min-width: 66rem)',
      // A narrow column, or large letters: no room for two things beside each other.
      cramped: '@container (max-width: 12.49rem)',
      tight: '@container (max-width: 65.99rem)',
      between: '@container (min-width: 34rem) and (max-width: 65.99rem)',
    },
  },
  theme: {
    tokens,
    breakpoints: { narrow: '600px', wide: '960px', desk: '1200px' },
    keyframes: {
      appear: { from: { opacity: '0' }, to: { opacity: '1' } },
      rise: { from: { opacity: '0', transform: 'translateY(8px)' }, to: { opacity: '1', transform: 'none' } },
      spin: { to: { transform: 'rotate(360deg)' } },
      slide: { from: { transform: 'translateX(0)' }, to: { transform: 'translateX(150%)' } },
      pulse: { '50%': { opacity: '0.5' } },
    },
  },
});
