import { z } from 'zod';
import type { RestClient } from '../rest/restClient.ts';

const Activities = z.object({ items: z.array(z.object({ type: z.string(), note: z.string().nullable() })) });

/** Adds a note to a candidate's activities, only once. */
export async function addNote(client: RestClient, { candidateId, note }: { candidateId: string; note: string }): Promise<void> {
  const { items } = await client.get(`/activities/${candidateId}`, Activities);
  if (items.some((activity) => activity.note === note)) return;
  await client.post('/activities', { candidate_id: candidateId, type: 'note', note }, z.unknown());
}
