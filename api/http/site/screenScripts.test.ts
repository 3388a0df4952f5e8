import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../../prisma/projectFolder.ts';
import { readScreenScripts, screenModules } from './screenScripts.ts';

it('names what the first view waits for, then what a screen imports and the page does not, once', () => {
  const webFolder = mkdtempSync(path.join(tmpdir(), 'noa-site-'));
  try {
    mkdirSync(path.join(webFolder, '.vite'));
    const manifest = {
      'index.html': { file: 'assets/index.js', imports: ['_react.js'] },
      '_react.js': { file: 'assets/react.js', css: ['assets/react.css'] },
      '_form.js': { file: 'assets/form.js', imports: ['_react.js'] },
      'src/login/LoginRoute.tsx': { file: 'assets/login.js', imports: ['_form.js', '_react.js', 'index.html'] },
    };
    writeFileSync(path.join(webFolder, '.vite', 'manifest.json'), JSON.stringify(manifest));
    expect(readScreenScripts(webFolder, '/site').get('login')).toBe(
      [
        '</site/firstPaint.js>; rel=preload; as=script',
        '</site/assets/react.css>; rel=preload; as=style; crossorigin',
        '</site/assets/login.js>; rel=modulepreload; crossorigin; fetchpriority=low',
        '</site/assets/form.js>; rel=modulepreload; crossorigin; fetchpriority=low',
      ].join(', '),
    );
  } finally {
    rmSync(webFolder, { recursive: true });
  }
});

it('says nothing of a site that has no manifest', () => {
  expect(readScreenScripts(path.join(tmpdir(), 'noa-no-such-site'), '/site').size).toBe(0);
});

it('knows the modules of all screens, and only those', () => {
  const routes = readFileSync(path.join(projectFolder(), 'web', 'src', 'start', 'routes.tsx'), 'utf8');
  const imported = [...routes.matchAll(/import\('\.\.\/([^']+)'\)/g)].map(([, file]) => `src/${file}`);
  expect(new Set(Object.values(screenModules).flat())).toEqual(new Set(imported));
  const paths = [...routes.matchAll(/path: '([\w-][\w/-]*?)\/?[:']/g)].map(([, name]) => name);
  expect(new Set(Object.keys(screenModules))).toEqual(new Set(['', ...paths]));
});
