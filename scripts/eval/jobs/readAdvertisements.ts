import { readFileSync } from 'node:fs';
import type { Half } from '../splitItems.ts';

/** What a human reader finds in an advertisement. Lists hold labels; a scalar that the text does not state is null. */
export interface JobTruth {
  title: string | null;
  must: string[];
  nice: string[];
  /** Named among the duties: not explicitly asked for, but not an error if found as a wish. */
  may: string[];
  soft: string[];
  years: number | null;
  education: string | null;
  certificates: string[];
  languages: string[];
  /** Yearly: "60000-80000 USD". */
  salary: string | null;
  location: string | null;
}

export interface Advertisement {
  id: string;
  text: string;
  truth: JobTruth;
}

/**
 * Fictional advertisements with the expected facts. Those to `develop` with were read while the rules were written; those to `measure` with were not,
 * and show how well the rules work on other texts. A file is a sequence of `=== id`, expected facts (`key: a; b`), `---` and the text.
 */
export function readAdvertisements(half: Half): Advertisement[] {
  const file = readFileSync(new URL(`../set/advertisements/${half}.txt`, import.meta.url), 'utf8');
  return file.split(/^=== /mu).slice(1).map(parse);
}

function parse(block: string): Advertisement {
  const [head = '', ...body] = block.split('\n---\n');
  const [id = '', ...lines] = head.split('\n');
  const stated = new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]));
  const one = (key: string) => stated.get(key) || null;
  const many = (key: string) =>
    (stated.get(key) ?? '')
      .split(';')
      .map((item) => item.trim())
      .filter((item) => item !== '');
  return {
    id,
    text: body.join('\n---\n').trimEnd(),
    truth: {
      title: one('title'),
      must: many('must'),
      nice: many('nice'),
      may: many('may'),
      soft: many('soft'),
      years: one('years') === null ? null : Number(one('years')),
      education: one('education'),
      certificates: many('certificates'),
      languages: many('languages'),
      salary: one('salary'),
      location: one('location'),
    },
  };
}
