/** The value of `data-frame` beside the side menu, which gives menu and column their places (`src/ui/theme/global-css.ts`). */
export const menuFrame = (persistent: boolean) => (persistent ? 'open-menu' : 'menu');
