import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RelayEnvironmentProvider } from 'react-relay';
import { StaticRouter } from 'react-router-dom';
import type { Language } from '../../app/language/language.ts';
import { environment } from '../../app/relay/environment.ts';
import { locales, overwriteGetLocale } from '../../paraglide/runtime.js';
import { FirstView } from './FirstView.tsx';
import { firstRequests } from './firstRequests.ts';

/**
 * One screen's first view in each language, as templates of which public/firstPaint.js shows one. Nothing in them is anybody's own: they are made with the product.
 *
 * @param base the path of the site, without a slash at its end
 */
export function renderFirstViews(screen: string, base: string): string {
  const sidebars = screen === 'login' ? [false] : [false, true];
  return locales.flatMap((language) => sidebars.map((collapsed) => template(screen, base, language, collapsed))).join('\n');
}

function template(screen: string, base: string, language: Language, collapsed: boolean): string {
  overwriteGetLocale(() => language);
  const markup = renderToStaticMarkup(
    <StrictMode>
      <RelayEnvironmentProvider environment={environment}>
        <StaticRouter basename={base} location={`${base}/${screen}`}>
          <FirstView screen={screen} collapsed={collapsed} />
        </StaticRouter>
      </RelayEnvironmentProvider>
    </StrictMode>,
  );
  const requests = JSON.stringify(firstRequests(screen)).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const attributes = `data-for="${screen === 'login' ? 'guest' : 'person'}" data-language="${language}" data-collapsed="${collapsed}" data-requests="${requests}"`;
  // The page has its title already.
  return `<template ${attributes}>${markup.replaceAll(/<title>.*?<\/title>/g, '')}</template>`;
}
