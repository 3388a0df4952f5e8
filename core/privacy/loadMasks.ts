import type { Ctx, Locale } from '../context.ts';
import { mapInTurns } from '../mapInTurns.ts';
import { receivedByMail } from './mailNote.ts';
import { type Mask, makeMask } from './makeMask.ts';
import { isHidden, readPrivacy } from './readPrivacy.ts';

/** The sender of the e-mail with a CV; their name may be spelt differently there. */
const senderOfNote = `^${receivedByMail}(.+?)(?: <| on \\d{4}-|\\.$|\\.\n)`;

interface Known {
  id: string;
  names: (string | null)[] | null;
  texts: (string | null)[] | null;
}

/** The masks of those candidates whose identity is hidden from the viewer. Candidates without a mask are shown unchanged. */
export async function loadMasks(ctx: Ctx, { candidateIds }: { candidateIds: readonly string[] }): Promise<Map<string, Mask>> {
  const privacy = await readPrivacy(ctx);
  const hidden = [...new Set(candidateIds)].filter((id) => isHidden(privacy, id));
  if (hidden.length === 0) return new Map();
  const known = new Map((await readSecrets(ctx, hidden)).map((row) => [row.id, row]));
  return new Map(await mapInTurns(hidden, (id) => [id, maskOf(id, known.get(id), ctx.locale)] as const));
}

function maskOf(id: string, known: Known | undefined, locale: Locale): Mask {
  return makeMask(id, locale, { names: present(known?.names), texts: present(known?.texts) });
}

const present = (values: (string | null)[] | null | undefined) => (values ?? []).filter((value) => value !== null);

/** Everything identifying that was read or typed, on this row and on those merged into it. */
function readSecrets({ db }: Ctx, ids: string[]): Promise<Known[]> {
  return db.$queryRaw<Known[]>`
    with wanted as (select id, coalesce(merged_into_id, id) as main_id from candidates where id = any(${ids}::uuid[])),
    rows as (
      select wanted.id as wanted_id, candidates.*, candidate_facts.facts
      from wanted join candidates on candidates.id = wanted.main_id or candidates.merged_into_id = wanted.main_id
        left join candidate_facts on candidate_facts.candidate_id = candidates.id
    ),
    typed as (
      select rows.wanted_id, corrections.field, corrections.value from rows join corrections on corrections.candidate_id = rows.id
    ),
    found as (
      select wanted_id, 'name' as kind, full_name as value from rows
      union select wanted_id, 'name', facts->'name'->>'value' from rows
      union select wanted_id, 'name', value#>>'{}' from typed where field = 'name'
      union select wanted_id, 'text', unnest(array[email, phone, website, linkedin]) from rows
      union select wanted_id, 'text', facts->field->>'value' from rows, unnest(array['email', 'phone', 'website', 'linkedin']) as field
      union select wanted_id, 'text', value#>>'{}' from typed where field in ('email', 'phone', 'website', 'linkedin')
      union select wanted_id, 'text', school#>>'{}' from rows, jsonb_path_query(facts, '$.education[*].value.institution') as school
      union select wanted_id, 'text', school#>>'{}' from typed, jsonb_path_query(value, '$[*].institution') as school where field = 'education'
      union select rows.wanted_id, 'text', substring(activities.note from ${senderOfNote}) from rows join activities on activities.candidate_id = rows.id
        where activities.type = 'NOTE' and starts_with(activities.note, ${receivedByMail})
      union select rows.wanted_id, 'text', documents.file_name from rows join documents on documents.candidate_id = rows.id
    )
    select wanted_id::text as id, array_agg(value) filter (where kind = 'name') as names, array_agg(value) filter (where kind = 'text') as texts
    from found where value is not null group by wanted_id`;
}
