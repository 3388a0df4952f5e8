import type { ConsistencyCheck } from '../../../contract/assessment.ts';
import type { DocumentText } from '../../../contract.ts';
import { unionMonths } from '../../../knowledge/durations.ts';
import { findStatedYears } from '../../../knowledge/findStatedYears.ts';
import { countEnglish, countRussian } from '../../../knowledge/phrases.ts';
import type { DatedJob } from '../datedJobs.ts';
import { quoteDocument } from '../quoteDocument.ts';
import { yearForms } from '../wordForms.ts';
import { nothingDated } from './nothingDated.ts';

/** People round, so a claim of up to one year more than the dates give is accepted. */
const tolerance = 1;

/** Years of experience as claimed in the text against the years that the dated jobs add up to. */
export function checkYears(document: DocumentText | null, jobs: readonly DatedJob[]): ConsistencyCheck {
  if (document === null || jobs.length === 0) return nothingDated('years');
  const computed = Math.round((unionMonths(jobs.map(({ period }) => period)) / 12) * 10) / 10;
  const sum = { en: countEnglish(computed, 'year'), ru: countRussian(computed, yearForms) };
  const claims = findStatedYears(document.text);
  const findings = claims
    .filter(({ years }) => years > computed + tolerance)
    .map(({ start, end, years }) => ({
      text: {
        en: `${countEnglish(years, 'year')} claimed; the dated jobs add up to ${sum.en}.`,
        ru: `Заявлено ${countRussian(years, yearForms)}, по датам работы — ${sum.ru}.`,
      },
      evidence: quoteDocument(document, start, end),
      lookedFor: [],
    }));
  const text =
    findings.length > 0
      ? { en: `More years claimed than the dates show (${sum.en}).`, ru: `Заявленный стаж больше, чем по датам (${sum.ru}).` }
      : claims.length > 0
        ? { en: `The claimed years agree with the dates (${sum.en}).`, ru: `Заявленный стаж совпадает с датами (${sum.ru}).` }
        : { en: `No total is claimed; the dated jobs add up to ${sum.en}.`, ru: `Общий стаж не заявлен; по датам — ${sum.ru}.` };
  return {
    id: 'years',
    outcome: findings.length > 0 ? 'found' : 'clear',
    text,
    findings,
    evidence: claims.slice(0, 1).flatMap(({ start, end }) => quoteDocument(document, start, end)),
  };
}
