import { type Evidence, type Fact, matchName, type Skill } from '../../../contract.ts';
import { makeFinder } from '../../../knowledge/cues/makeFinder.ts';
import { consentWords } from '../../../knowledge/cues/resumeFactCues.ts';
import { type Period, periodOf, unionMonths } from '../../../knowledge/durations.ts';
import { findNamedSkills, type KnownSkill, normalizeSkill, type SkillMatch } from '../../../knowledge/skills.ts';
import { namesRole, namesWorker } from '../annotate/fieldScores.ts';
import type { Job } from '../entries/jobs/readJobs.ts';
import { linesOf, type Resume } from '../entries/resume.ts';
import { listedItems } from '../entries/skills/listedItems.ts';
import { oneLine, quote } from '../shared/evidence.ts';
import { spanAt, type TextSpan } from '../shared/textSpan.ts';

interface Found {
  skill: Skill;
  evidence: Evidence[];
  periods: Period[];
  confidence: number;
}

/** Where a skill is named, and the known skill it means, if any. */
interface Mention {
  raw: string;
  skill: KnownSkill | null;
  start: number;
  end: number;
}

const maxEvidence = 5;

/** Collects the mentions of skills. Each listed name is one skill, even if two have the same known name; a mention elsewhere counts for the first of them. */
class SkillCollector {
  /** By printed name. */
  readonly found = new Map<string, Found>();
  /** By the name used for matching. */
  private readonly first = new Map<string, Found>();

  constructor(private readonly resume: Resume) {}

  add({ raw, skill: known, start, end }: Mention, source: Skill['source'], confidence: number): Found {
    const named = { name: oneLine(raw), known: known?.name ?? null };
    const [printed, meant] = [matchName({ ...named, known: null }), matchName(named)];
    const same = this.found.get(printed) ?? (source === 'shown' ? this.first.get(meant) : undefined);
    const entry = same ?? {
      skill: { ...named, category: known?.category ?? 'other', source, lastUsed: null, months: null },
      evidence: [],
      periods: [],
      confidence,
    };
    if (!same) this.found.set(printed, entry);
    if (!this.first.has(meant)) this.first.set(meant, entry);
    if (entry.evidence.length < maxEvidence) entry.evidence.push(quote(this.resume.document, start, end));
    return entry;
  }
}

const monthText = (index: number) => `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;

const movedBy = (mention: Mention, by: number): Mention => ({ ...mention, start: mention.start + by, end: mention.end + by });

/** A job's title without the employer: employers' names are not evidence of a skill. */
function titleOf({ document }: Resume, { fact, start, end }: Job): TextSpan[] {
  const title = fact.value.position;
  const at = title === null ? -1 : document.text.slice(start, end).indexOf(title);
  return title === null || at < 0 ? [] : [spanAt(document.text, start + at, start + at + title.length)];
}

/** A name directly after these words is an employer's or a customer's. */
const ofOthers = /(?:\bat|\bclients?:?|\bcustomers?:?|such as|клиент\p{L}*:?|заказчик\p{L}*:?|компани\p{L}+)\s+["«]?$/iu;

/** "PHP 95,000", "CAD 40 million": a currency before an amount. */
const amount = /^\s\d/u;

/** «1С:УАТ»: the product behind the name of its maker. */
const product = /^:\p{Lu}[\p{L}\d]+/u;

const withProduct = (text: string, match: SkillMatch): SkillMatch => {
  const more = product.exec(text.slice(match.end))?.[0] ?? '';
  return more === '' ? match : { ...match, raw: match.raw + more, end: match.end + more.length };
};

const consent = makeFinder('iu', { words: consentWords });

function shownIn(text: string): SkillMatch[] {
  if (consent.test(text)) return [];
  const all = findNamedSkills(text).map((match) => withProduct(text, match));
  return all.filter(({ skill, raw, start, end }) => {
    const after = text.slice(end);
    const isCurrency = /^[A-Z]{3}$/.test(raw) && amount.test(after);
    return !isCurrency && !ofOthers.test(text.slice(0, start)) && !namesWorker(skill.category, raw) && !namesRole(skill, after);
  });
}

function addJobs(resume: Resume, jobs: readonly Job[], collector: SkillCollector): void {
  for (const job of jobs) {
    const { start, end, current } = job.fact.value;
    const period = periodOf(start, end, current, resume.today);
    for (const line of [...job.body, ...titleOf(resume, job)]) {
      for (const match of shownIn(line.text)) {
        const entry = collector.add(movedBy(match, line.start), 'shown', 0.85);
        if (period) entry.periods.push(period);
      }
    }
  }
}

/** Whether the skill is what a certificate is about ("AWS Certified Developer"), not the certificate itself or its issuer. */
function isTool({ skill, start, end }: SkillMatch, line: string): boolean {
  return skill.category === 'technical' && /\p{L}/u.test(line.slice(end)) && !/[,(–—-]\s*$/u.test(line.slice(0, start));
}

/** Sections where people describe what they did; not their contacts, profile labels and employers. */
const descriptiveKinds = ['summary', 'projects', 'achievements', 'objective', 'volunteer', 'publications'] as const;

/** Skills from the skills sections first, then the jobs, then the rest. Each appears once, with when and how long dated jobs used it. */
export function findSkillFacts(resume: Resume, jobs: readonly Job[], name: string | null = null): Fact<Skill>[] {
  const isName = (text: string) => name !== null && oneLine(text).toLowerCase() === name.toLowerCase();
  const collector = new SkillCollector(resume);
  // A page footer that repeats the name may end up at the end of the section.
  for (const { start, end, text } of listedItems(resume).filter((item) => !isName(item.text))) {
    const skill = normalizeSkill(text);
    collector.add({ raw: text, skill, start, end }, 'listed', skill ? 0.97 : 0.75);
  }
  addJobs(resume, jobs, collector);
  for (const line of linesOf(resume, ...descriptiveKinds))
    for (const match of shownIn(line.text)) collector.add(movedBy(match, line.start), 'shown', 0.7);
  for (const line of linesOf(resume, 'certifications'))
    for (const match of shownIn(line.text)) if (isTool(match, line.text)) collector.add(movedBy(match, line.start), 'shown', 0.7);
  return [...collector.found.values()].map(({ skill, evidence, periods, confidence }) => {
    const months = periods.length > 0 ? unionMonths(periods) : null;
    const lastUsed = periods.length > 0 ? monthText(Math.max(...periods.map(({ to }) => to))) : null;
    return { value: { ...skill, months, lastUsed }, evidence, confidence };
  });
}
