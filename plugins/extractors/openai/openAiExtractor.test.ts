import { afterEach, describe, expect, it } from 'vitest';
import { documentOf, jobText, resumeText, withHiddenText } from '../../conformance/sampleDocuments.ts';
import { conformanceTests } from '../../conformance.ts';
import type { ModelUse } from '../../contract/modelUse.ts';
import type { Evidence, ResumeFacts } from '../../contract.ts';
import { localExtractor } from '../local/localExtractor.ts';
import type { ResumeAnswer } from './answers/resumeAnswer.ts';
import { createOpenAiExtractor } from './openAiExtractor.ts';
import { honestJob, honestResume } from './testing/answers.ts';
import { type Answered, type AskedOf, completion, failing, type ModelServer, startModelServer } from './testing/modelServer.ts';

const { signal } = new AbortController();
const today = '2025-06-01';
const resume = documentOf(resumeText);
const honest = (asked: AskedOf) =>
  completion(asked.body.response_format.json_schema.name === 'resume' ? honestResume : honestJob);

let server: ModelServer;
afterEach(() => server.close());

async function extractor(answer: (asked: AskedOf, count: number) => Answered = honest, local = localExtractor) {
  server = await startModelServer(answer);
  const settings = { apiKey: 'sk-1', baseUrl: server.baseUrl, name: 'test-model', milliseconds: 2000, concurrency: 4 };
  return createOpenAiExtractor(settings, local, { sleep: async () => {} });
}

async function read(answer: (asked: AskedOf) => Answered, document = resume) {
  const uses: ModelUse[] = [];
  const facts = await (await extractor(answer)).extractResume(document, { signal, today, onModelUse: (use) => uses.push(use) });
  expect(uses).toHaveLength(1);
  return { facts, use: uses[0] as ModelUse };
}

describe('the suite of every extractor, on a model that answers', () => {
  const suite = async () => conformanceTests(await extractor());
  for (const { name } of conformanceTests(localExtractor)) {
    it(name, async () => (await suite()).find((test) => test.name === name)?.run());
  }
});

describe('an extractor that asks a model', () => {
  it('takes what the document says, in its own words, and counts what was asked', async () => {
    const { facts, use } = await read(() => completion(honestResume));
    expect(use).toMatchObject({
      model: 'test-model',
      calls: 1,
      promptTokens: 1200,
      completionTokens: 300,
      dropped: 0,
      failure: null,
    });
    expect(facts.name?.value).toBe('Anna Lindqvist');
    expect(facts.experience.map(({ value }) => [value.position, value.company, value.start, value.end, value.months])).toEqual([
      ['Senior Data Analyst', 'Northwind Foods', '2019-03', null, 76],
      ['Data Analyst', 'Contoso Retail', '2016-01', '2019-02', 38],
    ]);
    expect(facts.years?.value).toBe(9.5);
    expect(facts.education).toMatchObject([{ value: { institution: 'Uppsala University', level: 'master', endYear: 2015 } }]);
    expect(facts.languages.map(({ value }) => value)).toEqual([
      { name: 'Swedish', known: 'Swedish', level: 'native' },
      { name: 'English', known: 'English', level: 'C1' },
    ]);
    // Only the model names this one.
    expect(facts.skills.map(({ value }) => value.name)).toContain('weekly report');
    checkQuotes(facts, resumeText);
  });

  it('fills from the local extractor what the model misses', async () => {
    const local = await localExtractor.extractResume(resume, { signal, today });
    const { facts, use } = await read(() =>
      completion({ title: { value: 'Data Analyst', quote: 'Data Analyst, Contoso Retail' } }),
    );
    expect(use.failure).toBeNull();
    expect(facts).toEqual({ ...local, title: expect.objectContaining({ value: 'Data Analyst' }) });
  });

  it('reads requirements too', async () => {
    const uses: ModelUse[] = [];
    const facts = await (await extractor()).extractRequirements(documentOf(jobText), {
      signal,
      today,
      topK: 8,
      onModelUse: (use) => uses.push(use),
    });
    expect(uses).toMatchObject([{ dropped: 0, failure: null }]);
    expect(facts.title?.value).toBe('Data Analyst');
    expect(facts.minYears?.value).toBe(3);
    expect(facts.education?.value.level).toBe('bachelor');
    const found = facts.requirements.map(({ label, known, importance, minYears }) => [known ?? label, importance, minYears]);
    expect(found).toEqual(
      expect.arrayContaining([
        ['SQL', 'must', 3],
        ['Python', 'must', 3],
        ['Tableau', 'nice', null],
        ['Apache Airflow', 'nice', null],
      ]),
    );
    checkQuotes(facts, jobText);
  });

  it('shows the model the advertisement that is read, and not those behind it', async () => {
    const two = `${jobText}\nPosition: Head Chef\n\nRequirements:\n- Menu planning\n\nPosition: Waiter\n\nRequirements:\n- Silver service`;
    const chef = documentOf(two.slice(two.indexOf('Position: Head Chef')));
    const facts = await (await extractor()).extractRequirements(chef, { signal, today, topK: 8 });
    expect(facts.warnings).toMatchObject([{ code: 'several-advertisements', params: { next: 'Position: Waiter' } }]);
    expect(JSON.stringify(server.asked)).not.toContain('Silver service');
  });

  it('leaves out and counts everything that the document does not say', async () => {
    const lies: Partial<ResumeAnswer> = {
      name: { value: 'Maria Lindqvist', quote: 'Anna Lindqvist' },
      email: { value: 'maria@example.com', quote: 'anna.lindqvist@example.com' },
      phone: { value: '+46 70 999 99 99', quote: '+46 70 999 99 99' },
      experience: [
        job({ position: 'Chief Executive Officer', company: 'Northwind Foods' }),
        job({
          position: 'Senior Data Analyst',
          company: 'Northwind Foods',
          dates: 'March 2019 - Present',
          start: '2009-03',
          current: true,
        }),
      ],
      education: [{ ...study, institution: 'Uppsala University', dates: '2015', endYear: 2014 }],
      languages: [{ name: 'German', level: null }],
      skills: ['Kubernetes', 'Python'],
      certifications: ['AWS Certified Solutions Architect'],
      achievements: ['Raised sales by 300%'],
      salary: { quote: 'Stockholm, Sweden', amount: 90_000, max: null, currency: 'EUR', period: 'year' },
      statedYears: { value: 20, quote: 'March 2019 - Present' },
      documentDate: { value: '2024-01-01', quote: 'March 2019' },
    };
    const local = await localExtractor.extractResume(resume, { signal, today });
    const { facts, use } = await read(() => completion(lies));
    expect(use).toMatchObject({ failure: null, dropped: 13 });
    for (const field of ['name', 'email', 'phone', 'salary', 'years', 'documentDate', 'certifications', 'skills'] as const) {
      expect([field, valuesOf(facts[field])]).toEqual([field, valuesOf(local[field])]);
    }
    const said = JSON.stringify(facts, (key, value: unknown) => (key === 'confidence' ? undefined : value));
    expect(said).not.toMatch(/Maria|Executive|German|Kubernetes|Architect|300%|2009|2014|999 99/);
    checkQuotes(facts, resumeText);
  });

  it('does not take a piece of a word or an address for the whole', async () => {
    const pieces: Partial<ResumeAnswer> = {
      skills: ['Postgre', 'Pytho'],
      website: { value: 'example.com', quote: 'anna.lindqvist@example.com' },
      email: { value: 'lindqvist@example.com', quote: 'anna.lindqvist@example.com' },
    };
    expect((await read(() => completion(pieces))).use.dropped).toBe(4);
  });

  it('never sends what a person cannot see', async () => {
    await read(honest, withHiddenText(resume));
    const sent = JSON.stringify(server.asked);
    expect(sent).toContain('Northwind Foods');
    expect(sent).not.toMatch(/Wilhelmina|Kubernetes|hire her/);
  });

  it.each([
    ['the server is down', () => failing(503), 'server-error'],
    ['the key is refused', () => failing(401), 'key-refused'],
    ['the answer is no JSON', () => completion('Sure! Here are the facts.'), 'bad-answer'],
    ['the answer is JSON of another form', () => completion({ name: 'Anna Lindqvist', skills: 'many' }), 'bad-answer'],
    ['the answer comes too late', () => ({ ...completion(honestResume), milliseconds: 10_000 }), 'timeout'],
  ])('leaves the document to the local extractor when %s', async (_what, answer, failure) => {
    const local = await localExtractor.extractResume(resume, { signal, today });
    const { facts, use } = await read(answer);
    expect(use).toMatchObject({ failure, dropped: 0 });
    expect(facts).toEqual(local);
  });

  it('takes JSON that stands in a fence, from servers without strict output', async () => {
    const { use } = await read(() => completion(`\`\`\`json\n${JSON.stringify(honestResume)}\n\`\`\``));
    expect(use.failure).toBeNull();
  });

  it('asks nothing about a document without text', async () => {
    const uses: ModelUse[] = [];
    await (await extractor()).extractResume(documentOf(''), { signal, today, onModelUse: (use) => uses.push(use) });
    expect([uses, server.asked]).toEqual([[], []]);
  });

  it('stops with ABORTED when it is told to while it asks', async () => {
    const stop = new AbortController();
    const reading = (await extractor(() => ({ ...completion({}), milliseconds: 1500 }))).extractResume(resume, {
      signal: stop.signal,
      today,
    });
    const refused = reading.catch((error: unknown) => error);
    await expect.poll(() => server.asked.length).toBe(1);
    stop.abort();
    expect(await refused).toMatchObject({ name: 'PluginError', code: 'ABORTED' });
  });

  it('has the prompts, the local extractor and the model in its version', async () => {
    const one = await extractor();
    expect(one.version).toMatch(/^1\.[0-9a-f]{8}\+local\.\S+ test-model$/);
    await server.close();
    expect((await extractor(honest, { ...localExtractor, version: `${localExtractor.version}x` })).version).not.toBe(one.version);
  });
});

const none = {
  position: null,
  company: null,
  location: null,
  dates: null,
  start: null,
  end: null,
  current: false,
  responsibilities: [],
};
const job = (given: Partial<ResumeAnswer['experience'][number]>) => ({ ...none, ...given });
const study = {
  degree: null,
  institution: null,
  specialization: null,
  dates: null,
  startYear: null,
  endYear: null,
  current: false,
};

function valuesOf(facts: ResumeFacts[keyof ResumeFacts]): unknown {
  return Array.isArray(facts) ? facts.map(({ value }) => value) : (facts?.value ?? null);
}

/** Every quotation in it, at any depth, stands where it says. */
function checkQuotes(value: unknown, text: string): void {
  if (typeof value !== 'object' || value === null) return;
  if ('evidence' in value) {
    for (const quote of value.evidence as Evidence[]) expect(text.slice(quote.start, quote.end)).toBe(quote.text);
  }
  for (const part of Object.values(value)) checkQuotes(part, text);
}
