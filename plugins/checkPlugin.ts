import type { Plugin } from './contract.ts';

/** Functions that each kind of plugin must have. */
const functionsOfKind: Record<Plugin['kind'], readonly string[]> = {
  reader: ['accepts', 'read'],
  extractor: ['extractResume', 'extractRequirements'],
  facet: ['score'],
  comparison: ['compare'],
};

const idForm = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Lists what is wrong with the shape of a supposed plugin; empty when nothing is. */
export function checkPlugin(value: unknown): string[] {
  if (!isRecord(value)) return [`a plugin is an object - received ${describeValue(value)}`];
  const problems: string[] = [];
  if (typeof value.id !== 'string' || !idForm.test(value.id)) {
    problems.push(`'id' must be lower case words joined by hyphens - received ${describeValue(value.id)}`);
  }
  if (typeof value.version !== 'string' || value.version.trim() === '') {
    problems.push(`'version' must be a non-empty text - received ${describeValue(value.version)}`);
  }
  return [...problems, ...checkKind(value)];
}

function checkKind(value: Record<string, unknown>): string[] {
  const { kind } = value;
  if (typeof kind !== 'string' || !Object.hasOwn(functionsOfKind, kind)) {
    return [`'kind' must be one of ${Object.keys(functionsOfKind).join(', ')} - received ${describeValue(kind)}`];
  }
  const missing = functionsOfKind[kind as Plugin['kind']]
    .filter((name) => typeof value[name] !== 'function')
    .map((name) => `a ${kind} needs a function '${name}' - received ${describeValue(value[name])}`);
  return kind === 'facet' ? [...missing, ...checkFacet(value)] : missing;
}

const units = new Set(['points', 'percent', 'count', 'none']);

function checkFacet({ label, defaultWeight, column }: Record<string, unknown>): string[] {
  const problems: string[] = [];
  if (!isRecord(label) || typeof label.en !== 'string' || label.en.trim() === '') {
    problems.push(`'label' must hold an English text, { en: '…' } - received ${describeValue(label)}`);
  } else if (label.ru !== undefined && typeof label.ru !== 'string') {
    problems.push(`'label.ru' must be a text or absent - received ${describeValue(label.ru)}`);
  }
  if (typeof defaultWeight !== 'number' || !(defaultWeight >= 0 && defaultWeight <= 1)) {
    problems.push(`'defaultWeight' must be a number from 0 to 1 - received ${describeValue(defaultWeight)}`);
  }
  if (column !== undefined && !(isRecord(column) && units.has(String(column.unit)))) {
    problems.push(`'column.unit' must be one of ${[...units].join(', ')} - received ${describeValue(column)}`);
  }
  return problems;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function describeValue(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return `an object with ${Object.keys(value).join(', ') || 'nothing in it'}`;
  return String(value);
}
