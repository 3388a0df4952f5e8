import path from 'node:path';
import { expect, it } from 'vitest';
import { screenModules } from '../../api/http/site/screenScripts.ts';
import { projectFolder } from '../../prisma/projectFolder.ts';
import { measureInitialJavaScript } from '../bench/support/measureInitialJavaScript.ts';

const webFolder = path.join(projectFolder(), 'web', 'dist');

it.each([
  ['the entry', []],
  ['the sign-in page', screenModules['login']],
  ['the first page of a signed-in person', screenModules['']],
])('%s loads at most 200 kB of JavaScript, compressed, in at most 12 requests', (_screen, modules) => {
  const { kilobytes, scripts } = measureInitialJavaScript(webFolder, modules);
  expect(kilobytes).toBeGreaterThan(100);
  expect(kilobytes).toBeLessThanOrEqual(200);
  expect(scripts).toBeLessThanOrEqual(12);
});

it.each(Object.entries(screenModules))('the screen “%s” loads its code in few requests', (_screen, modules) => {
  expect(measureInitialJavaScript(webFolder, modules).scripts).toBeLessThanOrEqual(14);
});
