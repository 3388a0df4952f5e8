import {
  CandidateSource as candidateSources,
  DocumentKind as documentKinds,
  DocumentState as documentStates,
  JobState as jobStates,
  ProjectStatus as projectStatuses,
  RejectionReason as rejectionReasons,
  ScreeningState as screeningStates,
  Stage as stages,
} from '../../prisma/generated/enums.ts';
import { builder } from '../builder.ts';

export const ProjectStatusType = builder.enumType('ProjectStatus', { values: Object.values(projectStatuses) });
export const ScreeningStateType = builder.enumType('ScreeningState', { values: Object.values(screeningStates) });
export const DocumentKindType = builder.enumType('DocumentKind', { values: Object.values(documentKinds) });
export const DocumentStateType = builder.enumType('DocumentState', { values: Object.values(documentStates) });
export const CandidateSourceType = builder.enumType('CandidateSource', { values: Object.values(candidateSources) });
export const StageType = builder.enumType('Stage', { values: Object.values(stages) });
export const RejectionReasonType = builder.enumType('RejectionReason', { values: Object.values(rejectionReasons) });
export const JobStateType = builder.enumType('JobState', { values: Object.values(jobStates) });

export const SortDirectionType = builder.enumType('SortDirection', { values: ['ASC', 'DESC'] as const });

export const RequirementCategoryType = builder.enumType('RequirementCategory', {
  values: { TECHNICAL: { value: 'technical' }, SOFT: { value: 'soft' }, OTHER: { value: 'other' } } as const,
});

export const ImportanceType = builder.enumType('Importance', {
  values: { MUST: { value: 'must' }, NICE: { value: 'nice' } } as const,
});

export const RequirementKindType = builder.enumType('RequirementKind', {
  values: {
    SKILL: { value: 'skill' },
    SOFT_SKILL: { value: 'soft-skill' },
    EXPERIENCE: { value: 'experience' },
    EDUCATION: { value: 'education' },
    CERTIFICATION: { value: 'certification' },
    LANGUAGE: { value: 'language' },
    OTHER: { value: 'other' },
  } as const,
});

export const ChecklistImportanceType = builder.enumType('ChecklistImportance', {
  values: { MUST: { value: 'must' }, NICE: { value: 'nice' }, DROPPED: { value: 'dropped' } } as const,
});

export const VerdictType = builder.enumType('Verdict', {
  description:
    'By score: from 90 STRONG_YES, from 75 YES, from 50 PARTIAL, above 0 WEAK, 0 NO. UNKNOWN: the document says nothing either way.',
  values: {
    STRONG_YES: { value: 'strong-yes' },
    YES: { value: 'yes' },
    PARTIAL: { value: 'partial' },
    WEAK: { value: 'weak' },
    NO: { value: 'no' },
    UNKNOWN: { value: 'unknown' },
  } as const,
});

export const EducationLevelType = builder.enumType('EducationLevel', {
  values: {
    SECONDARY: { value: 'secondary' },
    ASSOCIATE: { value: 'associate' },
    BACHELOR: { value: 'bachelor' },
    MASTER: { value: 'master' },
    DOCTORATE: { value: 'doctorate' },
  } as const,
});
