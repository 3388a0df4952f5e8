import { foldText } from '../../plugins/knowledge/foldText.ts';
import type { Prisma } from '../../prisma/generated/client.ts';
import { forgetAnswers } from '../idempotency/forgetAnswers.ts';
import type { NotificationKind, Notified } from '../notifications/notification.ts';
import type { PersonRow } from './findSamePerson.ts';
import { wordsOf } from './identifyingTexts.ts';

const kind: NotificationKind = 'presets-erased';

/** Shorter words have too many other meanings. */
const shortestWord = 4;

/**
 * Deletes users' presets and saved searches that name one of the people: by e-mail, phone, full name, or a word of the name that identifies them because it is
 * in no remaining candidate's or user's name and is nobody's skill. Their owners are told how many. Call it after the candidates are deleted.
 */
export async function erasePresets(
  tx: Prisma.TransactionClient,
  { persons, now }: { persons: readonly PersonRow[]; now: Date },
): Promise<{ erasedPresets: number; notified: Notified[] }> {
  const owners = await deletePresets(tx, await findNaming(tx, persons));
  const notified = await tx.notification.createManyAndReturn({
    data: [...owners].map(([userId, count]) => ({ userId, kind, params: { count }, createdAt: now })),
    select: { id: true, userId: true },
  });
  return { erasedPresets: [...owners.values()].reduce((sum, count) => sum + count, 0), notified };
}

/** Number of deleted presets and searches, by user. */
async function deletePresets(tx: Prisma.TransactionClient, ids: string[]): Promise<Map<string, number>> {
  const owners = new Map<string, number>();
  if (ids.length === 0) return owners;
  const gone = await tx.$queryRaw<{ userId: string }[]>`
    with presets as (delete from presets where id = any(${ids}::uuid[]) returning user_id),
    searches as (delete from saved_searches where id = any(${ids}::uuid[]) returning user_id)
    select user_id::text as "userId" from presets union all select user_id::text from searches`;
  // Stored answers to the requests that saved them contain the same words.
  await forgetAnswers(tx, { ids, texts: [] });
  for (const { userId } of gone) owners.set(userId, (owners.get(userId) ?? 0) + 1);
  return owners;
}

/** Ids of the presets and searches whose name or content names somebody. */
async function findNaming(tx: Prisma.TransactionClient, persons: readonly PersonRow[]): Promise<string[]> {
  const names = persons.map(({ fullName }) => wordsOf([foldText(fullName ?? '')]));
  const words = [...new Set(names.flat())].filter((word) => word.length >= shortestWord);
  const whole = names.flatMap((name) => (name.length > 1 ? [name.join(' '), name.toReversed().join(' ')] : []));
  const mails = persons.flatMap(({ email }) => (email === null ? [] : foldText(email)));
  const phones = persons.map(({ phone }) => (phone ?? '').replaceAll(/\D/g, '')).filter((digits) => digits.length >= 7);
  const found = await tx.$queryRaw<{ id: string; words: string[]; direct: boolean }[]>`
    select id::text as id, words, direct from (
      select id,
        array(select word from unnest(${words}::text[]) as word where strpos(spaced, ' ' || word || ' ') > 0) as words,
        exists (select from unnest(${whole}::text[]) as name where strpos(spaced, ' ' || name || ' ') > 0)
          or exists (select from unnest(${mails}::text[]) as mail where strpos(folded, mail) > 0)
          or exists (select from unnest(${phones}::text[]) as phone where strpos(regexp_replace(folded, '[^0-9]', '', 'g'), phone) > 0) as direct
      from (select id, folded, ' ' || regexp_replace(folded, '[^[:alnum:]]+', ' ', 'g') || ' ' as spaced
        from (
          select id, fold_text(name || ' ' || payload::text) as folded from presets
          union all select id, fold_text(name || ' ' || filter::text) from saved_searches
        ) as texts) as texts
    ) as matched where direct or cardinality(words) > 0`;
  const telling = await keepTelling(tx, [...new Set(found.flatMap(({ words }) => words))]);
  return found.filter(({ direct, words }) => direct || words.some((word) => telling.has(word))).map(({ id }) => id);
}

/** The words that are in no remaining candidate's or user's name and in no skill. */
async function keepTelling(tx: Prisma.TransactionClient, words: string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const rows = await tx.$queryRaw<{ word: string }[]>`
    select word from unnest(${words}::text[]) as word
    where not exists (select from candidates where split_part(search_text, E'\n', 1) like '% ' || word || ' %')
      and not exists (select from candidates where skill_keys && array[word])
      and not exists (select from users where strpos(fold_text(coalesce(full_name, '') || ' ' || email), word) > 0)`;
  return new Set(rows.map(({ word }) => word));
}
