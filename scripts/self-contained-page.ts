import { minifySync, type Plugin } from 'vite';

const stylesheet = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;
const icon = /(?<=<link rel="icon" href=")\/([^"]+\.svg)(?=")/;
const script = /(?<=<script>).*?(?=<\/script>)/gs;

const asAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.trim().replaceAll(/[%#"<>]/g, (sign) => encodeURIComponent(sign))}`;

/**
 * The page carries its style sheet and the tab's picture itself: nothing else has to come before it can be seen. The
 * file named `ahead`, which its script will ask for, is asked for with the script.
 */
export const selfContainedPage = (ahead: string): Plugin => ({
  name: 'self-contained-page',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const taken = (fileName: string): string => {
      const asset = bundle[fileName];
      if (asset?.type !== 'asset') throw new Error(`the page asks for ${fileName}, which is not there`);
      delete bundle[fileName];
      // Nor may a page that is fetched later wait for it.
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.viteMetadata?.importedCss.delete(fileName);
      }
      return String(asset.source).trim();
    };
    const fileAhead = (): string => {
      const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === ahead);
      if (chunk === undefined) throw new Error(`there is no file ${ahead}`);
      return chunk.fileName;
    };
    for (const page of Object.values(bundle)) {
      if (page.type !== 'asset' || !page.fileName.endsWith('.html')) continue;
      page.source = String(page.source)
        .replaceAll(stylesheet, (_link, fileName: string) => `<style>${taken(fileName)}</style>`)
        .replace(icon, (_address, fileName: string) => asAddress(taken(fileName)))
        .replace('</head>', `<link rel="modulepreload" href="/${fileAhead()}"></head>`)
        .replaceAll(script, (code) => minifySync('page.js', code).code.trim())
        .replaceAll(/>\n\s+</g, '><');
    }
  },
});
