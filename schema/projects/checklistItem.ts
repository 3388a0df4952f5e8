import type { ChecklistItem } from '../../core/projects/requirements/checklist.ts';
import { builder } from '../builder.ts';
import { ChecklistImportanceType, EducationLevelType, RequirementCategoryType, RequirementKindType } from '../common/enums.ts';
import { EvidenceType } from '../facts/evidence.ts';

export const ChecklistItemType = builder.objectRef<ChecklistItem>('ChecklistItem').implement({
  description: 'One requirement of a position, as the job description says it and the user weighs it.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Unique in its checklist, whatever its importance.' }),
    label: t.exposeString('label', { description: "In the job description's words." }),
    known: t.exposeString('known', {
      nullable: true,
      description: 'The name that candidates are matched by; null when it is unknown.',
    }),
    alternatives: t.exposeStringList('alternatives', { description: '"Python or Bash": any of them meets it.' }),
    kind: t.expose('kind', { type: RequirementKindType }),
    category: t.expose('category', { type: RequirementCategoryType }),
    importance: t.expose('importance', { type: ChecklistImportanceType }),
    minYears: t.exposeFloat('minYears', { nullable: true }),
    knockOut: t.exposeBoolean('knockOut', { description: 'Candidates who miss it rank below everyone else.' }),
    level: t.expose('level', { type: EducationLevelType, nullable: true }),
    confidence: t.exposeFloat('confidence', { nullable: true, description: '0 to 1; null when the user wrote it.' }),
    evidence: t.field({ type: [EvidenceType], resolve: ({ evidence }) => evidence }),
  }),
});
