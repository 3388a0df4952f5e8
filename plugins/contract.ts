/**
 * What a plugin is: readers turn bytes into text with positions, extractors text into facts with evidence, facets facts into 0 to 100, comparisons candidates into a table.
 * Plugins are pure: no database, no network, no clock (save the extractor that asks a model). "Today" reaches an extractor as {@link ExtractOptions.today}.
 */

/** A text in the product's languages. English is required; a missing Russian text falls back to it. */
export interface LocalizedText {
  en: string;
  ru?: string;
}

/** A rectangle on a page, in points (1/72 inch) from the page's top left corner. Pages count from 1. */
export interface Box {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A word (or a part of one in another font) of a line. `start` and `end` are offsets into {@link DocumentText.text}, end exclusive. */
export interface TextRun {
  start: number;
  end: number;
  box: Box | null;
  /** In points; 0 where the format has none (plain text). */
  fontSize: number;
  bold: boolean;
  italic: boolean;
}

/** One line of one column. `document.text.slice(start, end)` is its text, without the line break. */
export interface TextLine {
  start: number;
  end: number;
  page: number;
  box: Box | null;
  /** The column, cell, text box or paragraph group that the line stands in; lines of one block follow each other in the text. */
  block: number;
  role: 'body' | 'header' | 'footer';
  /** Leading bullet or number of a list item; the marker itself is not part of the text. */
  listItem: boolean;
  /** The line goes on with the text of the line above, which had no room for its first word: the two are one paragraph, name or address. Absent means no. */
  continues?: boolean;
  /** The format says that this is a heading (a DOCX heading style, say). Looks (size, weight) are for the extractor to judge. */
  heading: boolean;
  fontSize: number;
  bold: boolean;
  runs: TextRun[];
}

export interface DocumentPage {
  /** In points; 0 where the format has no pages. */
  width: number;
  height: number;
  /** Set when the page had no text layer and was read by character recognition; 0 to 1. */
  ocrConfidence: number | null;
}

/** A hyperlink; `start`/`end` are the text that carries it, or null when it lies over no text (an icon). */
export interface DocumentLink {
  url: string;
  page: number;
  start: number | null;
  end: number | null;
}

export type HiddenReason = 'background-colour' | 'tiny' | 'off-page' | 'invisible-mode' | 'covered' | 'vanish' | 'metadata';

/** Text that a person cannot see. It is never extracted, scored or sent to a model; it is only reported. */
export interface HiddenText {
  text: string;
  page: number;
  box: Box | null;
  reason: HiddenReason;
}

/** Something a reader or an extractor wants the user to know. `params` fill the message of `code` in the screen's language. */
export interface DocumentWarning {
  code:
    | 'hidden-text'
    | 'ocr'
    | 'ocr-language-missing'
    | 'pages-left-out'
    | 'text-left-out'
    | 'several-advertisements'
    | 'no-text'
    | 'mostly-unread'
    | 'model-failed';
  page: number | null;
  params: Record<string, string | number>;
}

/** A document as a person reads it: visible text in reading order, columns resolved, lines joined by "\n". */
export interface DocumentText {
  text: string;
  pages: DocumentPage[];
  lines: TextLine[];
  links: DocumentLink[];
  hidden: HiddenText[];
  warnings: DocumentWarning[];
}

/** A quotation that proves a fact: `document.text.slice(start, end) === text`. Pages count from 1. */
export interface Evidence {
  text: string;
  page: number;
  start: number;
  end: number;
}

/** A value read from a document. `confidence` is 0 to 1. A fact without evidence does not exist, save for sums of other facts (years). */
export interface Fact<T> {
  value: T;
  evidence: Evidence[];
  confidence: number;
}

/** `YYYY` or `YYYY-MM`. */
export type PartialDate = string;

export interface Experience {
  company: string | null;
  position: string | null;
  location: string | null;
  start: PartialDate | null;
  /** Null when unknown or when {@link current}. */
  end: PartialDate | null;
  current: boolean;
  /** Whole months from start to end, both included; null when a date is unknown. */
  months: number | null;
  responsibilities: string[];
}

/** Lowest first. */
export const educationLevels = ['secondary', 'associate', 'bachelor', 'master', 'doctorate'] as const;
export type EducationLevel = (typeof educationLevels)[number];

export interface Education {
  institution: string | null;
  /** As written: "B.Sc. in Physics". */
  degree: string | null;
  level: EducationLevel | null;
  specialization: string | null;
  startYear: number | null;
  endYear: number | null;
  current: boolean;
}

export type SkillCategory = 'technical' | 'soft' | 'other';

/** A thing as printed ("JS"), and by the known name that it is matched, grouped and searched by ("JavaScript"; null when unknown). */
export interface Named {
  name: string;
  known: string | null;
}

/** What two spellings of one thing share: the known name, else the printed one, whatever its case and spaces. */
export function matchName({ name, known }: Named): string {
  return (known ?? name).toLowerCase().replaceAll('ё', 'е').replace(/\s+/gu, ' ').trim();
}

export interface Skill extends Named {
  category: SkillCategory;
  /** Listed by the writer among the skills, or shown in a job, a certificate or another text. */
  source: 'listed' | 'shown';
  /** The latest month in which a dated job used it; null when no dated job names it. */
  lastUsed: PartialDate | null;
  /** Months of the dated jobs that name it, overlaps counted once; null when none does. */
  months: number | null;
}

/** A spoken language; `known` is its English name. */
export interface Language extends Named {
  /** As written: "native", "C1", "свободно"; null when none is stated. */
  level: string | null;
}

/** A certificate, licence or course without issuer and date. */
export type Certification = Named;

export const payPeriods = ['year', 'month', 'hour'] as const;
export type PayPeriod = (typeof payPeriods)[number];

export interface Salary {
  /** Whole units of the currency a year (month × 12, hour × 40 × 52). Of a range, its lower end. */
  amount: number;
  /** Upper end of a range, a year; null when one amount is stated. */
  max: number | null;
  /** How often the document says it is paid; the printed amount is `amount` / 12 (month) or / 2080 (hour). */
  period: PayPeriod;
  /** ISO 4217 code. */
  currency: string;
}

/** Everything read from a résumé. Unknown is null or an empty list, never a guess. */
export interface ResumeFacts {
  name: Fact<string> | null;
  title: Fact<string> | null;
  email: Fact<string> | null;
  /** As written. */
  phone: Fact<string> | null;
  website: Fact<string> | null;
  linkedin: Fact<string> | null;
  location: Fact<string> | null;
  summary: Fact<string> | null;
  /** Years of work, one decimal: the union of the months of all dated jobs; where no job is dated, what the text states ("7 years of experience"). */
  years: Fact<number> | null;
  experience: Fact<Experience>[];
  education: Fact<Education>[];
  certifications: Fact<Certification>[];
  languages: Fact<Language>[];
  skills: Fact<Skill>[];
  /** Quantified achievements: sentences with a measured result. */
  achievements: Fact<string>[];
  salary: Fact<Salary> | null;
  /** The date the document speaks from, `YYYY-MM-DD`, `YYYY-MM` or `YYYY`. */
  documentDate: Fact<string> | null;
}

export type RequirementKind = 'skill' | 'soft-skill' | 'experience' | 'education' | 'certification' | 'language' | 'other';

/** One requirement of a job description. */
export interface Requirement {
  /** In the job description's words. */
  label: string;
  /** The name that a candidate's skill, language or certificate is matched by; null when it is unknown. */
  known: string | null;
  kind: RequirementKind;
  category: SkillCategory;
  importance: 'must' | 'nice';
  /** Years asked for this requirement; null when none are stated. */
  minYears: number | null;
  confidence: number;
  evidence: Evidence[];
}

/** Everything read from a job description. */
export interface JobFacts {
  title: Fact<string> | null;
  /** All that was found, most important first. */
  requirements: Requirement[];
  /** Overall years asked. */
  minYears: Fact<number> | null;
  education: Fact<{ level: EducationLevel | null; text: string }> | null;
  salary: Fact<Salary> | null;
  location: Fact<string> | null;
  warnings: DocumentWarning[];
}

/** What a facet scores against: the project's requirements as the user has them now. */
export interface ProjectRequirements {
  title: string | null;
  requiredSkills: string[];
  niceSkills: string[];
  /** Null when the project states none; facets then use the documented default of 3. */
  minYears: number | null;
  educationLevel: EducationLevel | null;
  certifications: string[];
  languages: string[];
}

export interface FacetScore {
  /** 0 to 100; null when there is nothing to score against (no skill required): the other weights are then re-normalised. */
  value: number | null;
  explanation: LocalizedText;
  evidence: Evidence[];
  /** The project's requirements that were met, in the project's words; for facets that compare lists. */
  matched?: string[];
}

export interface ReadLimits {
  maxBytes: number;
  maxUnpackedBytes: number;
  maxPages: number;
  maxCharacters: number;
}

export interface ReadOptions {
  signal: AbortSignal;
  limits: ReadLimits;
}

/** Why a model gave no answer that could be used. */
export const modelFailures = [
  'timeout',
  'unreachable',
  'rate-limited',
  'key-refused',
  'not-found',
  'too-long',
  'rejected',
  'server-error',
  'bad-answer',
  'paused',
] as const;
export type ModelFailure = (typeof modelFailures)[number];

/** What asking a model about one document took, and how it ended. */
export interface ModelUse {
  model: string;
  /** Requests sent, repeated ones included. */
  calls: number;
  /** Null when the server does not count them. */
  promptTokens: number | null;
  completionTokens: number | null;
  milliseconds: number;
  /** Values of the answer that the document does not say, and that were left out therefore. */
  dropped: number;
  /** Null when the answer was used; else the facts are those of the extractor that reads without a model. */
  failure: ModelFailure | null;
}

export interface ExtractOptions {
  signal: AbortSignal;
  /** `YYYY-MM-DD`: the day the document arrived. Stands for "present" in dates. */
  today: string;
  /** Called once by an extractor that asks a model, when it is done with it. */
  onModelUse?: (use: ModelUse) => void;
}

interface PluginBase {
  /** Folder name, lower case with hyphens; unique within its kind. */
  id: string;
  /** Raise it when results change: older stored results are then made again. An extractor that asks a model ends it with a space and the model's name, which users see. */
  version: string;
}

export interface Reader extends PluginBase {
  kind: 'reader';
  /** Whether these first bytes (at least 4,100 where the file has them) are of the reader's kind. Names only break ties. */
  accepts(head: Uint8Array, name: string): boolean | Promise<boolean>;
  /** @throws PluginError when the document cannot be read */
  read(bytes: Uint8Array, options: ReadOptions): Promise<DocumentText>;
}

export interface Extractor extends PluginBase {
  kind: 'extractor';
  /** Where a model is asked: the extractor that reads without it, and whose facts these are when the model was not used. */
  base?: { id: string; version: string };
  extractResume(document: DocumentText, options: ExtractOptions): Promise<ResumeFacts>;
  extractRequirements(document: DocumentText, options: ExtractOptions & { topK: number }): Promise<JobFacts>;
}

export interface Facet extends PluginBase {
  kind: 'facet';
  label: LocalizedText;
  /** Share of the overall score before the user moves a slider; the weights of all facets are normalised to sum 1. */
  defaultWeight: number;
  score(facts: ResumeFacts, requirements: ProjectRequirements): FacetScore;
}

/** A candidate as comparisons see one. */
export interface ComparedCandidate {
  id: string;
  name: string;
  facts: ResumeFacts;
}

export interface Comparison<Options = unknown, Row = unknown> extends PluginBase {
  kind: 'comparison';
  compare(candidates: ComparedCandidate[], options: Options): Row[];
}

export type Plugin = Reader | Extractor | Facet | Comparison;

/** Checked identity: gives the plugin its type and nothing else. */
export function definePlugin<P extends Plugin>(plugin: P): P {
  return plugin;
}

export type PluginErrorCode =
  | 'UNSUPPORTED_KIND'
  | 'EMPTY_FILE'
  | 'ENCRYPTED'
  | 'CORRUPT'
  | 'TOO_LARGE'
  | 'BOMB'
  | 'TIMEOUT'
  | 'NO_TEXT'
  | 'LANGUAGE_MISSING'
  | 'ABORTED';

/** A document that cannot be read, or a plugin that refuses. The code is what users see explained; the message is for the log. */
export class PluginError extends Error {
  override readonly name = 'PluginError';
  constructor(
    readonly code: PluginErrorCode,
    message: string,
  ) {
    super(message);
  }
}

/** The facts of a document that says nothing. */
export function emptyResumeFacts(): ResumeFacts {
  const contacts = { email: null, phone: null, website: null, linkedin: null, location: null };
  const lists = { experience: [], education: [], certifications: [], languages: [], skills: [], achievements: [] };
  return { name: null, title: null, ...contacts, summary: null, years: null, ...lists, salary: null, documentDate: null };
}
