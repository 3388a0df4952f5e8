import { z } from 'zod';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { storableJson, storableText } from '../database/storableJson.ts';
import { AppError } from '../errors.ts';
import { limitedText, longestTexts } from '../input/limitedText.ts';
import { parseInput } from '../input/parseInput.ts';
import { getProject } from '../projects/getProject.ts';
import { findSearch, readSavedSearch, type SavedSearch, searchFilter } from './savedSearch.ts';

export interface SaveSearchInput {
  projectId: string;
  name: string;
  filter: z.input<typeof searchFilter>;
  /** Notify of new and changed people; false by default. */
  tell?: boolean | null | undefined;
}

/** Most searches of a user, because lists show them all at once. */
const mostSearches = 50;
const name = limitedText(longestTexts.word).min(1, 'Enter a name.');
const input = z.object({ name, filter: searchFilter, tell: z.boolean().nullish() });

/**
 * Saves a search of a position for the viewer; it counts as opened now. Overwrites the viewer's search of the same name in this position, ignoring case.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT
 */
export async function saveSearch(ctx: Ctx, { projectId: asked, ...given }: SaveSearchInput): Promise<SavedSearch> {
  const { userId } = requireViewer(ctx);
  const { id: projectId } = await getProject(ctx, { id: asked });
  const { filter, tell, ...parsed } = parseInput(input, given);
  const shown = storableText(parsed.name);
  const key = { userId, projectId, nameKey: shown.toLowerCase() };
  const others = await ctx.db.savedSearch.count({ where: { userId, projectId, nameKey: { not: key.nameKey } } });
  if (others >= mostSearches)
    throw new AppError('INVALID_INPUT', { message: `At most ${mostSearches} saved searches. Delete one first.` });
  const stored = { name: shown, filter: storableJson(filter), tell: tell ?? false, lookedAt: ctx.now(), fresh: 0, told: 0 };
  const row = await ctx.db.savedSearch.upsert({
    where: { userId_projectId_nameKey: key },
    create: { ...key, ...stored },
    update: stored,
  });
  return readSavedSearch(row);
}

/**
 * Turns the notifications of one of the viewer's searches on or off.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function tellOfSearch(ctx: Ctx, { id, tell }: { id: string; tell: boolean }): Promise<SavedSearch> {
  const { userId } = requireViewer(ctx);
  const found = await findSearch(ctx, { id, userId });
  const row = await ctx.db.savedSearch.update({ where: { id: found.id }, data: { tell } });
  return readSavedSearch(row);
}

/**
 * Deletes one of the viewer's searches and its notifications.
 *
 * @returns its position
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function deleteSearch(ctx: Ctx, { id }: { id: string }): Promise<{ projectId: string }> {
  const { userId } = requireViewer(ctx);
  const { id: searchId, projectId } = await findSearch(ctx, { id, userId });
  await ctx.db.$transaction([
    ctx.db.notification.deleteMany({ where: { userId, params: { path: ['searchId'], equals: searchId } } }),
    ctx.db.savedSearch.deleteMany({ where: { id: searchId } }),
  ]);
  return { projectId };
}

/**
 * The viewer's searches of a position, by name.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function listSearches(ctx: Ctx, { projectId }: { projectId: string }): Promise<SavedSearch[]> {
  const { userId } = requireViewer(ctx);
  const { id } = await getProject(ctx, { id: projectId });
  const rows = await ctx.db.savedSearch.findMany({ where: { userId, projectId: id }, orderBy: { nameKey: 'asc' } });
  return rows.map(readSavedSearch);
}
