import { months } from '../../../../../knowledge/months.ts';
import { isColumnHead } from '../../../annotate/fieldLabels.ts';
import type { Piece } from '../../../shared/splitPieces.ts';
import type { FoundJob } from './findLabelledJobs.ts';

/** "2- Lumen Ltd": the employer's number in the list; a single "7-Eleven" is a name. */
const numberPattern = /^\(?\d{1,2}\s?[-–.):]\s*(?=\p{L}{2})/u;
/** "As a Sales Executive": a position written as half a sentence. */
const AS = /^As\s+(?:an?\s+|the\s+)?(?=\p{L})/iu;
/** The rest of a date: "Dec’ 17". */
const isMonth = (text: string) => months.has(/^(\p{L}+)\.?['’]?\s?\d{0,4}$/u.exec(text)?.[1]?.toLowerCase() ?? '');

const isNoName = (text: string) => isMonth(text) || isColumnHead(text);

function without(piece: Piece | null, lead: RegExp): Piece | null {
  const length = piece ? (lead.exec(piece.text)?.[0].length ?? 0) : 0;
  return piece && length > 0 ? { ...piece, start: piece.start + length, text: piece.text.slice(length) } : piece;
}

/** Removes list numbers and "As a" from a section's employers and positions, and drops employers that are not names. */
export function trimJobs(jobs: readonly FoundJob[]): FoundJob[] {
  const numbered = jobs.filter(({ fields }) => numberPattern.test(fields.company?.text ?? '')).length > 1;
  return jobs.map((job) => {
    const { company, position } = job.fields;
    const named = company && isNoName(company.text) ? null : company;
    return {
      ...job,
      fields: { ...job.fields, company: numbered ? without(named, numberPattern) : named, position: without(position, AS) },
    };
  });
}
