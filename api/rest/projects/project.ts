import { z } from 'zod';
import type { ListedProject } from '../../../core/projects/summarizeProjects.ts';
import { Id, statusNames, Time } from '../formats.ts';

/** A project. */
export const Project = z
  .object({
    id: Id,
    title: z.string(),
    description: z.string().describe('As given; `Department • Location` where none was.'),
    department: z.string(),
    location: z.string(),
    type: z.string(),
    level: z.string(),
    status: statusNames.schema,
    candidates: z.int().describe('How many there are.'),
    skills: z.array(z.string()).describe('Required now.'),
    created_at: Time,
    updated_at: Time,
  })
  .meta({ id: 'Project' });

export function presentProject({
  requiredSkills,
  candidateCount,
  createdAt,
  updatedAt,
  ...project
}: ListedProject): z.infer<typeof Project> {
  const { id, title, department, location, type, level, status } = project;
  return {
    id,
    title,
    department,
    location,
    type,
    level,
    description: project.description || `${department} • ${location}`,
    status: statusNames.format(status),
    candidates: candidateCount,
    skills: requiredSkills,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}
