import { z } from 'zod';
import { longestTexts } from '../../../core/input/limitedText.ts';
import { listProjects } from '../../../core/projects/listProjects.ts';
import { defineTool } from '../tool.ts';

export const listPositions = defineTool({
  name: 'list_positions',
  title: 'List positions',
  description: 'The open and closed positions, newest first, with their ids, which other tools take.',
  needs: 'read',
  input: z.object({
    query: z.string().max(longestTexts.search).optional().describe('Words of the title, department or location.'),
    limit: z.int().min(1).max(200).default(50),
  }),
  async run(ctx, { query, limit }) {
    const { items, total } = await listProjects(ctx, { search: query, take: limit });
    const positions = items.map(({ id, title, department, location, status, createdAt, candidateCount }) => ({
      position_id: id,
      title,
      department,
      location,
      status: status.toLowerCase(),
      candidates: candidateCount,
      created_at: createdAt.toISOString(),
    }));
    return { positions, total };
  },
});
