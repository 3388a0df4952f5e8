import type { HtmlTagDescriptor, Plugin } from 'vite';

const latin = /inter-latin-wght-normal-[\w-]+\.woff2$/;
const cyrillic = /inter-cyrillic-wght-normal-[\w-]+\.woff2$/;

/**
 * The fonts come with the page instead of after its styles. Latin letters and figures stand on every screen; whether Cyrillic ones do depends on
 * the language, which only the browser knows: firstPaint.js takes their address from the page.
 */
export function preloadFonts(): Plugin {
  let base = '/';
  return {
    name: 'noa-preload-fonts',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const find = (pattern: RegExp) => Object.keys(bundle).find((file) => pattern.test(file));
        return fontTags(base, find(latin), find(cyrillic));
      },
    },
  };
}

/** A font that the build does not hold stops it: a silent miss would cost every first visit. */
export function fontTags(base: string, latinFile: string | undefined, cyrillicFile: string | undefined): HtmlTagDescriptor[] {
  if (latinFile === undefined || cyrillicFile === undefined)
    throw new Error('The build holds no Inter font to preload: were its files renamed?');
  const attrs = { rel: 'preload', href: base + latinFile, as: 'font', type: 'font/woff2', crossorigin: '' };
  return [
    { tag: 'link', attrs, injectTo: 'head-prepend' },
    { tag: 'meta', attrs: { name: 'font-ru', content: base + cyrillicFile }, injectTo: 'head-prepend' },
  ];
}
