import { minifySync, type Plugin } from 'vite';

const stylesheet = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;
const icon = /(?<=<link rel="icon" href=")\/([^"]+\.svg)(?=")/;
const script = /(?<=<script>).*?(?=<\/script>)/gs;

const dataUrlOf = (svg: string): string =>
  `data:image/svg+xml,${svg.trim().replaceAll(/[%#"<>]/g, (sign) => encodeURIComponent(sign))}`;

/** Writes the style sheet and the tab's icon into the page, so that the page is visible without another request. */
export const selfContainedPage = (): Plugin => ({
  name: 'self-contained-page',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const takeAsset = (fileName: string): string => {
      const asset = bundle[fileName];
      if (asset?.type !== 'asset') throw new Error(`the page uses the file ${fileName}, which was not built`);
      delete bundle[fileName];
      // The file is also removed from the lists of the chunks, so that no page waits for it.
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.viteMetadata?.importedCss.delete(fileName);
      }
      return String(asset.source).trim();
    };
    for (const page of Object.values(bundle)) {
      if (page.type !== 'asset' || !page.fileName.endsWith('.html')) continue;
      page.source = String(page.source)
        .replaceAll(stylesheet, (_link, fileName: string) => `<style>${takeAsset(fileName)}</style>`)
        .replace(icon, (_address, fileName: string) => dataUrlOf(takeAsset(fileName)))
        .replaceAll(script, (code) => minifySync('page.js', code).code.trim())
        .replaceAll(/>\n\s+</g, '><');
    }
  },
});
