import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const compiled = path.join(root, 'web', 'src', 'paraglide');
const input = /\$\{(i\?\.\w+)\}/gu;
const text = /^const (en|ru)_\w+ = .*?^\};/gmsu;
const written = `
/** @type {Map<string, Intl.NumberFormat>} */
const formats = new Map();

/** @param {string} locale @param {unknown} input */
export function written(locale, input) {
	if (typeof input !== 'number') return input;
	const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
	formats.set(locale, format);
	return format.format(input);
}
`;

/** Makes the compiled messages format numbers in the language of the text: 4,936 and 4 936. */
export function writeNumbers() {
  appendFileSync(path.join(compiled, 'registry.js'), written);
  const folder = path.join(compiled, 'messages');
  let changed = 0;
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    const file = path.join(folder, name);
    const source = readFileSync(file, 'utf8');
    const result = source.replace(text, (message, language) => message.replace(input, `\${written('${language}', $1)}`));
    if (result === source) continue;
    writeFileSync(file, result.replace(/^import /mu, "import { written } from '../registry.js';\nimport "));
    changed += 1;
  }
  if (changed === 0)
    throw new Error(`No text in ${folder} has inputs that look like \${i?.name}: see how numbers are written now.`);
}
