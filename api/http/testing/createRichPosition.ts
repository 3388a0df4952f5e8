import { startBulk } from '../../../core/bulk/startBulk.ts';
import type { Ctx } from '../../../core/context.ts';
import { savePreset } from '../../../core/presets/savePreset.ts';
import { createProject } from '../../../core/projects/createProject.ts';
import { saveRequirements } from '../../../core/projects/requirements/saveRequirements.ts';
import { saveCandidate } from '../../../core/saved/saveCandidate.ts';
import { startScreening } from '../../../core/screenings/startScreening.ts';
import { uploadDocuments } from '../../../core/screenings/uploadDocuments.ts';
import { drainQueue } from '../../../core/testing/drainQueue.ts';
import { jobText } from '../../../core/testing/sampleTexts.ts';
import { encodeGlobalId } from '../../../schema/common/globalId.ts';
import type { TestServer } from './createTestServer.ts';
import { textFile } from './multipart.ts';

/** Global ids of a position and of what belongs to it. */
export interface RichPosition {
  project: string;
  /** A candidate with everything that a candidate can have. */
  candidate: string;
  candidates: string[];
  /** The ids as UUIDs. */
  uuids: string[];
  document: string;
  screening: string;
  /** A bulk job with failed items. */
  job: string;
  /** A disabled webhook, with as many deliveries as there are candidates. */
  webhook: string;
}

export interface RichPositionInput {
  ctx: Ctx;
  /** Number of candidates. */
  people: number;
  /** Number of everything else that lists show: positions, jobs, presets, revisions, activities, jobs in a résumé. */
  others: number;
}

const firstNames = ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal', 'Ivy', 'Jon'];
const lastNames = ['Byron', 'Stone', 'Marsh', 'Frost', 'Moss', 'Reed'];

/** A position whose candidates have corrections, activities, notes, duplicates, an unread document and earlier scores, with lists of everything else. */
export async function createRichPosition(server: TestServer, { ctx, people, others }: RichPositionInput): Promise<RichPosition> {
  const screening = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: Math.min(45, people + 1) });
  const { projectId } = screening;
  await uploadDocuments(ctx, { screeningId: screening.id, kind: 'JOB_DESCRIPTION', files: [textFile('jd.txt', jobText)] });
  const resumes = Array.from({ length: people }, (_, index) => textFile(`cv-${index}.txt`, resumeOf(index, others)));
  const unread = textFile('unread.txt', '');
  await uploadDocuments(ctx, { screeningId: screening.id, kind: 'RESUME', files: [unread, ...resumes.slice(0, 44)] });
  await drainQueue(server);
  if (people > 44) {
    const more = await startScreening(ctx, { projectId, expectedJobDescriptions: 0, expectedResumes: people - 44 });
    await uploadDocuments(ctx, { screeningId: more.id, kind: 'RESUME', files: resumes.slice(44) });
    await drainQueue(server);
  }
  // By address, because résumés that arrive together may become candidates in any order.
  const rows = await ctx.db.candidate.findMany({
    where: { projectId, unread: false },
    orderBy: [{ email: 'asc' }, { id: 'asc' }],
  });
  const uuids = rows.map(({ id }) => id);
  await enrich(server, ctx, { projectId, uuids, others });
  const failing = uuids.map((id) => id.replace(/^.{8}/, 'ffffffff'));
  const job = await startBulk(ctx, {
    kind: 'archive',
    selection: { ids: failing },
    input: { archived: true },
    background: false,
  });
  const document = await ctx.db.document.findFirstOrThrow({ where: { candidateId: uuids[0] ?? '' } });
  const candidates = uuids.map((id) => encodeGlobalId('Candidate', id));
  return {
    project: encodeGlobalId('Project', projectId),
    candidate: candidates[0] ?? '',
    candidates,
    uuids,
    document: encodeGlobalId('Document', document.id),
    screening: encodeGlobalId('Screening', screening.id),
    job: encodeGlobalId('Job', job.id),
    webhook: encodeGlobalId('Webhook', await createWebhook(ctx, people)),
  };
}

async function createWebhook(ctx: Ctx, deliveries: number): Promise<string> {
  const delivery = { event: 'ping', entityId: '018f0000-0000-7000-8000-000000000000', status: 'DELIVERED' as const };
  const { id } = await ctx.db.webhook.create({
    data: {
      userId: ctx.viewer?.userId ?? '',
      url: 'https://example.com/',
      secret: 'sealed',
      disabledAt: ctx.now(),
      deliveries: { create: Array.from({ length: deliveries }, () => delivery) },
    },
  });
  return id;
}

interface Enriched {
  projectId: string;
  uuids: string[];
  others: number;
}

async function enrich(server: TestServer, ctx: Ctx, { projectId, uuids, others }: Enriched): Promise<void> {
  const rounds = Array.from({ length: others }, (_, index) => index);
  const authorIds: string[] = [];
  for (const round of rounds) authorIds.push((await server.signedIn(`author${round}@example.com`)).viewer?.userId ?? '');
  const invitedTo = await createProject(ctx, { title: 'Chef' });
  for (const candidateId of uuids) {
    await ctx.db.activity.createMany({
      data: authorIds.flatMap((authorId) => [
        { candidateId, authorId, type: 'NOTE' as const, note: 'Good' },
        { candidateId, authorId, type: 'CONTACT' as const, channel: 'EMAIL' as const, invitedToId: invitedTo.id },
      ]),
    });
    await ctx.db.correction.create({ data: { candidateId, field: 'location', value: 'Oslo', authorId: authorIds[0] ?? null } });
    await saveCandidate(ctx, { candidateId, status: 'SHORTLISTED' });
  }
  for (const round of rounds) {
    await createProject(ctx, { title: `Position ${round}` });
    await savePreset(ctx, { name: `Mail ${round} ${projectId}`, scope: 'mail', payload: { subject: 'x', text: 'y' } });
    // The revisions change the scores, so that there are earlier ones.
    await saveRequirements(ctx, { projectId, requiredSkills: ['Python', `Django ${round}`], experience: `${round + 3} years` });
    await startBulk(ctx, { kind: 'moveStage', selection: { projectId, ids: uuids }, input: { stage: 'INTERVIEW' } });
    await drainQueue(server);
  }
}

/** Every third person has two candidates. */
function resumeOf(index: number, jobs: number): string {
  const person = index % 3 === 2 ? index - 1 : index;
  const name = `${firstNames[person % 10]} ${lastNames[Math.floor(person / 10)]}`;
  const work = Array.from(
    { length: jobs },
    (_, job) => `Developer ${job}, Acme ${job} GmbH\n01/${2003 + job} - 11/${2003 + job}\n- Cut costs by ${job + 10}%\n`,
  );
  return `${name}
${name.toLowerCase().replace(' ', '.')}@example.com
+49 30 12345${10 + person}

Experience
${work.join('\n')}
Education
Technical University ${index}
Bachelor of Computer Science, 2002

Certifications
AWS Certified Developer ${index}

Skills
Python, Django, PostgreSQL, Skill${index}
`;
}
