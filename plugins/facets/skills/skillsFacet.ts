import { definePlugin, type Facet, type FacetScore } from '../../contract.ts';
import { comparableSkill, type HeldSkill, heldSkills } from '../../knowledge/heldSkills.ts';
import { countRussian, listShort, notFound } from '../../knowledge/phrases.ts';
import { skillAlternatives } from '../../knowledge/skills.ts';
import { roundScore } from '../roundScore.ts';

interface Match {
  /** In the project's words. */
  asked: string;
  held: HeldSkill | null;
  /** The alternative that the candidate has. */
  chosen: string | null;
}

/**
 * The share of the required skills that the candidate has, under any spelling or through a skill that implies them. "Python or Java" is one
 * requirement, which either of them meets.
 */
export const skillsFacet = definePlugin<Facet>({
  id: 'skills',
  version: '7',
  kind: 'facet',
  label: { en: 'Skills Relevance', ru: 'Соответствие навыков' },
  method: {
    en: 'Share of the required skills that the résumé shows, under any spelling or through a skill that implies them. Of alternatives one is enough.',
    ru: 'Доля обязательных навыков, которые есть в резюме: в любом написании или через навык, который их подразумевает. Из вариантов достаточно одного.',
  },
  column: { id: 'relevance', label: { en: 'Relevance', ru: 'Совпадение' }, unit: 'percent' },
  defaultWeight: 0.45,
  score(facts, requirements): FacetScore {
    const held = heldSkills(facts);
    const required = match(requirements.requiredSkills, held);
    if (required.length === 0) return nothingRequired();
    const matched = required.filter((one) => one.held !== null);
    return {
      value: roundScore((matched.length / required.length) * 100),
      explanation: explain(required, match(requirements.niceSkills, held), facts.skills.length),
      evidence: matched.flatMap((one) => one.held?.evidence.slice(0, 1) ?? []),
      matched: matched.map((one) => one.asked),
    };
  },
});

/** A required skill, prepared once for all candidates. */
interface Asked {
  /** In the project's words. */
  name: string;
  alternatives: readonly { name: string; key: string }[];
}

const prepared = new WeakMap<readonly string[], readonly Asked[]>();

/** One entry per skill: "JS" and "JavaScript" are the same requirement. */
function prepare(names: readonly string[]): readonly Asked[] {
  const known = prepared.get(names);
  if (known !== undefined) return known;
  const asked = new Map<string, Asked>();
  for (const name of names) {
    const alternatives = skillAlternatives(name).map((one) => ({ name: one, key: comparableSkill(one) }));
    const all = alternatives.map(({ key }) => key).toSorted();
    const key = all.join(' or ');
    if (key !== '' && !asked.has(key)) asked.set(key, { name: name.trim(), alternatives });
  }
  const list = [...asked.values()];
  prepared.set(names, list);
  return list;
}

function match(names: readonly string[], held: ReadonlyMap<string, readonly HeldSkill[]>): Match[] {
  return prepare(names).map(({ name: asked, alternatives }) => {
    const chosen = alternatives.find(({ key }) => held.has(key));
    return {
      asked,
      held: chosen === undefined ? null : (held.get(chosen.key)?.[0] ?? null),
      chosen: chosen === undefined || alternatives.length === 1 ? null : chosen.name,
    };
  });
}

function nothingRequired(): FacetScore {
  return {
    value: null,
    explanation: {
      en: 'No required skills in the position, so there is nothing to score.',
      ru: 'В вакансии нет обязательных навыков, оценивать нечего.',
    },
    evidence: [],
  };
}

function explain(required: readonly Match[], nice: readonly Match[], stated: number) {
  const matched = required.filter((one) => one.held !== null);
  const missing = required.filter((one) => one.held === null).map((one) => one.asked);
  const shown = matched.filter((one) => one.held?.isListed === false).map((one) => one.asked);
  const matchedNice = nice.filter((one) => one.held !== null).map((one) => one.asked);
  const silent = stated === 0 ? notFound('skills', 'Навыки не указаны') : null;
  return {
    en: sentences([
      silent?.en,
      `${matched.length} of ${required.length} required skills matched${listed(matched.map((one) => named(one, 'through')))}.`,
      shown.length > 0 && `Not listed, but shown in jobs or certificates: ${listShort(shown)}.`,
      missing.length > 0 && `Not found: ${listShort(missing)}.`,
      matchedNice.length > 0 && `Nice to have, not in the score: ${listShort(matchedNice)}.`,
    ]),
    ru: sentences([
      silent?.ru,
      `Есть ${matched.length} из ${countRussian(required.length, ['обязательного навыка', 'обязательных навыков', 'обязательных навыков'])}${listed(matched.map((one) => named(one, 'через')))}.`,
      shown.length > 0 && `Не перечислено, но видно из опыта или сертификатов: ${listShort(shown)}.`,
      missing.length > 0 && `Не найдено: ${listShort(missing)}.`,
      matchedNice.length > 0 && `Будет плюсом, на оценку не влияет: ${listShort(matchedNice)}.`,
    ]),
  };
}

function named({ asked, held, chosen }: Match, through: string): string {
  if (held === null) return asked;
  if (held.impliedBy !== null) return `${asked} (${through} ${held.impliedBy})`;
  return chosen === null ? asked : `${asked} (${chosen})`;
}

function listed(names: readonly string[]): string {
  return names.length > 0 ? `: ${listShort(names)}` : '';
}

function sentences(parts: readonly (string | false | undefined)[]): string {
  return parts.filter((part) => typeof part === 'string').join(' ');
}
