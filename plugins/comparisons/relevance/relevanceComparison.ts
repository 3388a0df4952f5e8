import type { RelevanceOptions, RelevanceRow, RequirementItem, RequirementVerdict } from '../../contract/relevance.ts';
import { type Comparison, definePlugin, type ResumeFacts } from '../../contract.ts';
import { judgeCertification } from './judgeCertification.ts';
import { judgeDegree } from './judgeDegree.ts';
import { judgeLanguage } from './judgeLanguage.ts';
import { askSkill, judgeSkill } from './judgeSkill.ts';
import { judgeYears } from './judgeYears.ts';

/**
 * What each candidate's document says about each requirement. A candidate is judged by this document alone, so other candidates never change a verdict. The
 * formulas are in judgeSkill, judgeYears, judgeDegree, judgeCertification and judgeLanguage.
 */
export const relevanceComparison = definePlugin<Comparison<RelevanceOptions, RelevanceRow>>({
  id: 'relevance',
  version: '2',
  kind: 'comparison',
  compare(candidates, { requirements = [] }): RelevanceRow[] {
    const judges = prepare(requirements);
    return candidates.map(({ id, facts }) => ({ id, verdicts: judges.map((judge) => judge(facts)) }));
  },
});

type Judge = (facts: ResumeFacts) => RequirementVerdict;

const prepared = new WeakMap<readonly RequirementItem[], Judge[]>();

/** Cached, because resolving names costs more than judging, and one checklist judges thousands of candidates. */
function prepare(requirements: readonly RequirementItem[]): Judge[] {
  const judges = prepared.get(requirements) ?? requirements.map(prepareOne);
  prepared.set(requirements, judges);
  return judges;
}

function prepareOne(item: RequirementItem): Judge {
  switch (item.kind) {
    case 'experience':
      return (facts) => judgeYears(item, facts);
    case 'education':
      return (facts) => judgeDegree(item, facts);
    case 'certification':
      return (facts) => judgeCertification(item, facts);
    case 'language':
      return (facts) => judgeLanguage(item, facts);
    case 'skill':
    case 'soft-skill':
    case 'other': {
      const asked = askSkill(item);
      return (facts) => judgeSkill(asked, facts);
    }
  }
}
