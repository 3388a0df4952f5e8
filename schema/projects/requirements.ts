import { checklistOf } from '../../core/projects/requirements/checklist.ts';
import {
  evidenceOf,
  extractedOf,
  type RequirementField,
  type StoredRequirement,
} from '../../core/projects/requirements/revision.ts';
import { saveRequirements } from '../../core/projects/requirements/saveRequirements.ts';
import { saveSelected } from '../../core/projects/requirements/saveSelected.ts';
import type { EducationLevel } from '../../plugins/contract.ts';
import { builder } from '../builder.ts';
import { authorName } from '../common/authorName.ts';
import { EducationLevelType, ImportanceType, RequirementCategoryType, RequirementKindType } from '../common/enums.ts';
import { readId } from '../common/globalId.ts';
import { DocumentType } from '../documents/document.ts';
import { EvidenceType, type SourcedEvidence } from '../facts/evidence.ts';
import { ChecklistItemType } from './checklistItem.ts';
import { ProjectType } from './project.ts';

const ExtractedRequirementType = builder.objectRef<StoredRequirement>('ExtractedRequirement').implement({
  fields: (t) => ({
    label: t.exposeString('label', { description: "In the job description's words." }),
    known: t.exposeString('known', {
      nullable: true,
      description: 'The name that candidates are matched by; null when it is unknown.',
    }),
    kind: t.expose('kind', { type: RequirementKindType }),
    category: t.expose('category', { type: RequirementCategoryType }),
    importance: t.expose('importance', { type: ImportanceType }),
    minYears: t.exposeFloat('minYears', { nullable: true }),
    confidence: t.exposeFloat('confidence'),
    evidence: t.field({ type: [EvidenceType], resolve: ({ evidence }) => evidence }),
  }),
});

const FieldEvidenceType = builder.objectRef<{ field: RequirementField; evidence: SourcedEvidence[] }>('FieldEvidence').implement({
  fields: (t) => ({
    field: t.exposeString('field'),
    evidence: t.field({ type: [EvidenceType], resolve: ({ evidence }) => evidence }),
  }),
});

export const RequirementsType = builder.prismaNode('RequirementRevision', {
  name: 'Requirements',
  id: { field: 'id' },
  nullable: true,
  fields: (t) => ({
    internalId: t.exposeString('id'),
    position: t.exposeString('position', { nullable: true }),
    requiredSkills: t.exposeStringList('requiredSkills'),
    niceSkills: t.exposeStringList('niceSkills'),
    experience: t.exposeString('experience', { nullable: true }),
    minYears: t.exposeFloat('minYears', { nullable: true }),
    education: t.exposeString('education', { nullable: true }),
    educationLevel: t.field({
      type: EducationLevelType,
      nullable: true,
      select: { educationLevel: true },
      resolve: ({ educationLevel }) => educationLevel as EducationLevel | null,
    }),
    salary: t.exposeString('salary', { nullable: true }),
    certifications: t.exposeStringList('certifications'),
    languages: t.exposeStringList('languages'),
    selected: t.exposeStringList('selected'),
    extracted: t.field({
      type: [ExtractedRequirementType],
      select: { extracted: true, evidence: true },
      resolve: (revision) => extractedOf(revision),
    }),
    evidence: t.field({
      type: [FieldEvidenceType],
      description: 'Where a form field was read: position, experience, education, salary.',
      select: { extracted: true, evidence: true },
      resolve: (revision) =>
        Object.entries(evidenceOf(revision)).map(([field, evidence]) => ({ field: field as RequirementField, evidence })),
    }),
    checklist: t.field({
      type: [ChecklistItemType],
      description: 'All requirements, must-haves first, the dropped ones last.',
      resolve: (revision) => checklistOf(revision),
    }),
    author: t.string({
      nullable: true,
      description: 'Name or e-mail of who edited it; null when it was read from a job description.',
      resolve: ({ authorId }, _args, ctx) => authorName(ctx, authorId),
    }),
    isRollback: t.boolean({ resolve: ({ rollbackOfId }) => rollbackOfId !== null }),
    isCurrent: t.boolean({
      select: { currentOf: { select: { id: true } } },
      resolve: ({ currentOf }) => currentOf !== null,
    }),
    sourceName: t.exposeString('sourceName', { nullable: true }),
    sourceDocument: t.loadable({
      type: DocumentType,
      nullable: true,
      load: async (ids: string[], { db }) => {
        const found = await db.document.findMany({ where: { id: { in: ids } } });
        const documents = new Map(found.map((document) => [document.id, document]));
        return ids.map((id) => documents.get(id) ?? null);
      },
      resolve: ({ documentId }) => documentId,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.prismaObjectField('Project', 'requirements', (t) =>
  t.relation('currentRevision', {
    type: RequirementsType,
    nullable: true,
    description: 'Null until requirements were read or entered.',
  }),
);

builder.relayMutationField(
  'updateRequirements',
  {
    inputFields: (t) => ({
      projectId: t.id({ required: true }),
      baseRevisionId: t.id({ description: 'The revision that was edited; another one current meanwhile answers CONFLICT.' }),
      position: t.string(),
      requiredSkills: t.stringList({ required: true }),
      niceSkills: t.stringList(),
      experience: t.string(),
      education: t.string(),
      salary: t.string(),
      selected: t.stringList({ description: 'Labels of requirements.' }),
      sourceName: t.string(),
    }),
  },
  {
    errors: {},
    resolve: async (_root, { input }, ctx) => {
      const { baseRevisionId: base, ...form } = input;
      const projectId = readId('Project', input.projectId);
      const baseRevisionId = base ? readId('Requirements', base) : base;
      await saveRequirements(ctx, { ...form, projectId, baseRevisionId });
      return { projectId };
    },
  },
  {
    outputFields: (t) => ({
      project: t.prismaField({
        type: ProjectType,
        resolve: (query, { projectId }, _args, { db }) => db.project.findUniqueOrThrow({ ...query, where: { id: projectId } }),
      }),
    }),
  },
);

const SelectedRequirementInput = builder.inputType('SelectedRequirementInput', {
  description: 'What a job description said of a requirement, as `Analysis.requirements` answers it.',
  fields: (t) => ({
    label: t.string({ required: true }),
    category: t.field({ type: RequirementCategoryType, description: 'Other than TECHNICAL: shown, not scored as a skill.' }),
    importance: t.field({ type: ImportanceType, description: 'NICE: a skill that is welcome, not required.' }),
    kind: t.field({ type: RequirementKindType, description: 'EXPERIENCE and EDUCATION fill those lines of the requirements.' }),
  }),
});

builder.relayMutationField(
  'saveSelectedRequirements',
  {
    inputFields: (t) => ({
      projectId: t.id({ required: true }),
      selected: t.stringList({ required: true, description: 'Labels; the skills among them become the required skills.' }),
      extracted: t.field({ type: [SelectedRequirementInput] }),
      sourceName: t.string(),
    }),
  },
  {
    errors: {},
    description: "Makes a list of requirements the position's own, as a new revision.",
    resolve: (_root, { input: { projectId, extracted, ...given } }, ctx) =>
      saveSelected(ctx, {
        ...given,
        projectId: readId('Project', projectId),
        extracted: extracted ?? [],
      }),
  },
  { outputFields: (t) => ({ requirements: t.field({ type: RequirementsType, resolve: (revision) => revision }) }) },
);
