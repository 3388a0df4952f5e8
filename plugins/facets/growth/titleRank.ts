import { type Finder, makeFinder } from '../../knowledge/cues/makeFinder.ts';

/**
 * How senior a job title is: rungs with wide gaps, so that scope and grade only decide between titles on one rung.
 * Only for steps within one career; it does not compare people.
 */
interface Rung {
  rank: number;
  pattern: Pick<Finder, 'test'>;
}

/** Titles with a managing word that lead nobody; the word is removed before the rungs are tried. */
const individual = words(
  '(?:account|project|product|program|programme|office|community|case|content|social media|brand|category|delivery|client|customer success|relationship) manager|product owner|business partner|lead generation',
);

/** The first match wins, so higher and more specific titles come first. */
const rungs: Rung[] = [
  {
    rank: 20,
    pattern: words(
      'assistant to|(?:executive|personal|administrative) assistant|(?:помощник\\p{L}*|ассистент\\p{L}*|секретар\\p{L}*) (?:\\p{L}+ )?(?:руководител|директор|президент)\\p{L}*',
    ),
  },
  {
    rank: 90,
    pattern: words(
      'chief \\p{L}+( \\p{L}+)? officer|c[etofmi]o|ciso|founder|co-?founder|owner|(?<!vice[ -])president|генеральн\\p{L}+ директор|(?:со)?основатель|владелец|(?<!вице[ -])президент|главн\\p{L}+ врач',
    ),
  },
  {
    rank: 80,
    pattern: words(
      'e?s?vp|vice[ -]president|partner|вице[ -]президент|(?:технически|исполнительн|коммерческ|финансов|операционн)\\p{L}+ директор|партн[её]р',
    ),
  },
  { rank: 70, pattern: words('director|headmaster|dean|директор\\p{L}*|декан') },
  {
    rank: 60,
    pattern: words(
      'head|general manager|заведующ\\p{L}+|начальник\\p{L}*|руководител\\p{L}+ (?:отдел|департамент|управлени|направлени)\\p{L}*|главн\\p{L}+ (?:бухгалтер|инженер|редактор)',
    ),
  },
  { rank: 55, pattern: words('manager|superintendent|руководител\\p{L}+|управляющ\\p{L}+') },
  {
    rank: 50,
    pattern: words(
      'principal|staff(?= .{0,60}(?:engineer|developer|scientist|designer))|lead|leader|architect|supervisor|foreman|team ?lead|тимлид|лид|старш\\p{L}+ смены|архитектор|бригадир|прораб|супервайзер',
    ),
  },
  { rank: 45, pattern: words('senior|sr|advanced|expert|старш\\p{L}+|ведущ\\p{L}+|главн\\p{L}+|сеньор|эксперт') },
  {
    rank: 10,
    pattern: words(
      'intern|internship|trainee|apprentice|student(?! (?:affairs|services|success|support))|стаж[её]р|практикант\\p{L}*|ученик|студент\\p{L}*',
    ),
  },
  {
    rank: 20,
    pattern: words(
      'junior|jr|assistant|aide|helper|entry[ -]level|graduate|младш\\p{L}+|помощник\\p{L}*|ассистент\\p{L}*|джуниор',
    ),
  },
  { rank: 30, pattern: words('associate') },
];
const ordinaryRank = 40;

const scopes: Rung[] = [
  { rank: 1.5, pattern: words('global|worldwide|international|emea|apac|международн\\p{L}+|глобальн\\p{L}+') },
  { rank: 1, pattern: words('national|country|corporate|group|федеральн\\p{L}+|национальн\\p{L}+') },
  { rank: 0.5, pattern: words('regional|area|district|territory|multi-unit|региональн\\p{L}+|территориальн\\p{L}+') },
];

/** Grades within one title: Engineer I, II, III. */
const grades: Rung[] = [
  { rank: 0.4, pattern: /\s(?:IV|4)$/u },
  { rank: 0.3, pattern: /\s(?:III|3)$/u },
  { rank: 0.2, pattern: /\s(?:II|2)$/u },
];

const assisting = words('assistant|associate|deputy|junior|jr|acting|заместител\\p{L}+|зам|помощник|младш\\p{L}+|и\\.? ?о');
const raising = words('senior|sr|executive|managing|старш\\p{L}+');

/** Higher means more senior; equal means a step sideways. "Senior Manager" is above "Manager", "Assistant Manager" below. */
export function titleRank(title: string): number {
  const text = individual.replace(title.normalize('NFC'), ' ').trim();
  const rank = firstRank(rungs, text) ?? ordinaryRank;
  return rank + shift(rank, text) + (firstRank(scopes, text) ?? 0) + (firstRank(grades, title.trim()) ?? 0);
}

/** "Assistant", "senior" and the like shift a leading title within its rung; below that they are rungs themselves. */
function shift(rank: number, text: string): number {
  if (rank < 50) return 0;
  if (assisting.test(text)) return -4;
  return raising.test(text) ? 2 : 0;
}

function firstRank(list: readonly Rung[], text: string): number | null {
  return list.find((rung) => rung.pattern.test(text))?.rank ?? null;
}

function words(alternatives: string): Finder {
  return makeFinder('iu', { before: '(?<![\\p{L}\\p{N}])', words: alternatives, after: '(?![\\p{L}\\p{N}])' });
}
