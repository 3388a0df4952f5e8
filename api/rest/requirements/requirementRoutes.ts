import { z } from 'zod';
import { longestTexts } from '../../../core/input/limitedText.ts';
import { getProject } from '../../../core/projects/getProject.ts';
import { currentRequirements } from '../../../core/projects/requirements/currentRequirements.ts';
import { saveRequirements } from '../../../core/projects/requirements/saveRequirements.ts';
import { saveSelected } from '../../../core/projects/requirements/saveSelected.ts';
import { idParams, namesThings, problems, type RestScope } from '../route.ts';
import { presentRequirements, Requirements, requirementSigns } from './requirements.ts';
import { presentRevisions, Revision } from './revision.ts';

const tags = ['requirements'];

const id = z.string().max(longestTexts.word);
const line = z.string().max(500).nullish();
const labels = z.array(z.string().max(300)).max(100, 'At most 100 requirements.');
const skills = z.array(z.string().max(longestTexts.word)).max(100, 'At most 100 skills.');

/** In a form, all skills are in one text. */
const skillsOrText = z
  .union([
    skills,
    z
      .string()
      .max(longestTexts.any)
      .transform((text) => text.split(/[,;\n]/).flatMap((name) => name.trim() || []))
      .pipe(skills),
  ])
  .describe('A list, or a text with commas, semicolons or line ends between.');

export function requirementRoutes(scope: RestScope): void {
  scope.get(
    '/projects/:id/requirements',
    {
      schema: { tags, summary: 'What a position asks for now', params: idParams, response: { 200: Requirements, ...problems } },
    },
    async ({ ctx, params }) => {
      const project = await getProject(ctx, params);
      const current = await currentRequirements(ctx, { projectId: project.id });
      return presentRequirements(project.id, current?.revision ?? null);
    },
  );

  scope.post(
    '/projects/:id/requirements',
    {
      schema: {
        tags,
        summary:
          'Saves the requirements as a new revision; every candidate is scored again. An absent line keeps its value, null clears it.',
        params: idParams,
        body: z.object({
          required_skills: skillsOrText,
          nice_skills: skillsOrText.nullish(),
          position: line,
          experience: line,
          education: line,
          salary: line,
          selected: labels.nullish(),
          source_name: line,
        }),
        response: { 200: Requirements, ...problems },
      },
    },
    async ({
      ctx,
      params,
      body: { required_skills: requiredSkills, nice_skills: niceSkills, source_name: sourceName, ...form },
    }) => {
      const revision = await saveRequirements(ctx, { ...form, requiredSkills, niceSkills, sourceName, projectId: params.id });
      return presentRequirements(params.id, revision);
    },
  );

  scope.post(
    '/projects/requirements/save-selected',
    {
      config: namesThings,
      schema: {
        tags,
        summary:
          'Makes the selected requirements those of the position, as a new revision; the skills among them are its required skills',
        body: z.object({
          project_id: id,
          selected: labels,
          extracted: z
            .array(
              z.object({
                label: z.string().max(300),
                category: requirementSigns.category.nullish(),
                importance: requirementSigns.importance.nullish(),
                kind: requirementSigns.kind.nullish(),
              }),
            )
            .max(500)
            .nullish()
            .describe(
              'As /analysis/extract-requirements answers them: their categories tell skills from the rest, their importance the required from the nice ones.',
            ),
          source_name: line,
        }),
        response: { 200: z.object({ revision: Revision }), ...problems },
      },
    },
    async ({ ctx, body: { project_id: projectId, selected, extracted, source_name: sourceName } }) => {
      const revision = await saveSelected(ctx, { projectId, selected, sourceName, extracted: extracted ?? [] });
      const [presented] = await presentRevisions(ctx, [revision]);
      return { revision: presented as z.infer<typeof Revision> };
    },
  );
}
