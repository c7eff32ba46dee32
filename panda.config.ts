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
    // The base preset gives each element and its pseudo-elements 33 variables that none of our styles uses. With them,
    // computing the styles of a page took up to a fifth longer.
    'preset:resolved': ({ preset, name, utils }) =>
      name === '@pandacss/preset-base' ? utils.omit(preset, ['globalCss']) : preset,
  },
  conditions: {
    extend: {
      // The system replaces our colours by a few of its own: backgrounds and shadows disappear.
      forced: '@media (forced-colors: active)',
      // The screen is too low for parts that stay visible while the rest scrolls, for example a phone at 400 % zoom.
      low: '@media (max-height: 30em)',
      // The screen is too low for all links of the side menu below the bar.
      flat: '@media (max-height: 53rem)',
      // The words of the closed side menu have room beside a page that is wide enough for all columns of its tables, or
      // nothing else would show them: a finger cannot hover.
      worded: '@media (min-width: 85rem), (min-width: 60rem) and (hover: none)',
      // The closed side menu has icons only, and the pointer can hover.
      wordless: '@media (min-width: 60rem) and (max-width: 84.99rem) and (hover: hover)',
      // Screens as wide as a sheet of paper, and print; the breakpoints are only for screens.
      sheet: '@media print, (min-width: 600px)',
      // The width of the nearest container, such as the frame of a table or a ticket. `ample` is for tickets.
      ample: '@container (min-width: 30rem)',
      // Person, line of months and price side by side.
      broad: '@container (min-width: 44rem)',
      roomy: '@container (min-width: 66rem)',
      // A narrow column, or large letters: there is no room for two elements side by side.
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
      grow: { from: { opacity: '0', transform: 'scale(0.4)' }, '40%': { opacity: '1' } },
      arrive: { '40%': { transform: 'scale(1.5)' } },
      rise: { from: { opacity: '0', transform: 'translateY(8px)' }, to: { opacity: '1', transform: 'none' } },
      spin: { to: { transform: 'rotate(360deg)' } },
      slide: { from: { transform: 'translateX(0)' }, to: { transform: 'translateX(150%)' } },
      pulse: { '50%': { opacity: '0.5' } },
    },
  },
});
