/**
 * Plugins: readers turn bytes into text with positions, extractors text into facts with evidence, facets facts into scores from 0 to 100, and comparisons put
 * candidates into a table. They are pure: no database, network or clock (except the extractor that asks a model); {@link ExtractOptions.today} gives "today".
 */

import type { ModelUse } from './contract/modelUse.ts';

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

/** A word, or part of a word set in another font, in a line. `start` and `end` are offsets into {@link DocumentText.text}, end exclusive. */
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
  /** The column, cell, text box or paragraph group that contains the line; lines of one block are consecutive in the text. */
  block: number;
  role: 'body' | 'header' | 'footer';
  /** Leading bullet or number of a list item; the marker itself is not part of the text. */
  listItem: boolean;
  /** The line continues the line above, which had no room for its first word: both belong to one paragraph, name or address. Absent means no. */
  continues?: boolean;
  /** The format marks this as a heading (a DOCX heading style, for example). Judging by looks (size, weight) is the extractor's job. */
  heading: boolean;
  fontSize: number;
  bold: boolean;
  runs: TextRun[];
}

export interface DocumentPage {
  /** In points; 0 where the format has no pages. */
  width: number;
  height: number;
  /** Set when the page had no text layer and was read by OCR; 0 to 1. */
  ocrConfidence: number | null;
}

/** A hyperlink. `start` and `end` delimit its text; both are null when no text lies under it (an icon). */
export interface DocumentLink {
  url: string;
  page: number;
  start: number | null;
  end: number | null;
}

export type HiddenReason = 'background-colour' | 'tiny' | 'off-page' | 'invisible-mode' | 'covered' | 'vanish' | 'metadata';

/** Text that a person cannot see. It is reported, but never extracted, scored or sent to a model. */
export interface HiddenText {
  text: string;
  page: number;
  box: Box | null;
  reason: HiddenReason;
}

/** Something a reader or an extractor wants the user to know. `params` fill in the message for `code` in the user's language. */
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

/** A value read from a document. `confidence` is 0 to 1. Every fact has evidence, except sums of other facts (years). */
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

/** A thing as printed ("JS") and the known name used to match, group and search it ("JavaScript"; null when unknown). */
export interface Named {
  name: string;
  known: string | null;
}

/** The key by which two spellings match: the known name or else the printed one, ignoring case and extra spaces. */
export function matchName({ name, known }: Named): string {
  return (known ?? name).toLowerCase().replaceAll('ё', 'е').replace(/\s+/gu, ' ').trim();
}

export interface Skill extends Named {
  category: SkillCategory;
  /** `listed`: the candidate lists it among the skills. `shown`: it appears in a job, a certificate or other text. */
  source: 'listed' | 'shown';
  /** The latest month of a dated job that used it; null when no dated job names it. */
  lastUsed: PartialDate | null;
  /** Months of the dated jobs that name it, overlaps counted once; null when none does. */
  months: number | null;
}

/** A spoken language; `known` is its English name. */
export interface Language extends Named {
  /** As written: "native", "C1", "свободно"; null when not stated. */
  level: string | null;
}

/** A certificate, licence or course without issuer and date. */
export type Certification = Named;

export const payPeriods = ['year', 'month', 'hour'] as const;
export type PayPeriod = (typeof payPeriods)[number];

export interface Salary {
  /** Whole units of the currency per year (month × 12, hour × 40 × 52). The lower end of a range. */
  amount: number;
  /** Upper end of a range, per year; null when one amount is stated. */
  max: number | null;
  /** The pay period that the document states; the printed amount is `amount` / 12 (month) or / 2080 (hour). */
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
  /** Years of work, one decimal: the union of the months of all dated jobs, or, if no job is dated, what the text states ("7 years of experience"). */
  years: Fact<number> | null;
  experience: Fact<Experience>[];
  education: Fact<Education>[];
  certifications: Fact<Certification>[];
  languages: Fact<Language>[];
  skills: Fact<Skill>[];
  /** Quantified achievements: sentences with a measured result. */
  achievements: Fact<string>[];
  salary: Fact<Salary> | null;
  /** The document's own date, `YYYY-MM-DD`, `YYYY-MM` or `YYYY`. */
  documentDate: Fact<string> | null;
}

export type RequirementKind = 'skill' | 'soft-skill' | 'experience' | 'education' | 'certification' | 'language' | 'other';

/** One requirement of a job description. */
export interface Requirement {
  /** In the job description's words. */
  label: string;
  /** The name used to match a candidate's skill, language or certificate; null when it is unknown. */
  known: string | null;
  kind: RequirementKind;
  category: SkillCategory;
  importance: 'must' | 'nice';
  /** Years required; null when not stated. */
  minYears: number | null;
  confidence: number;
  evidence: Evidence[];
}

/** Everything read from a job description. */
export interface JobFacts {
  title: Fact<string> | null;
  /** All that was found, most important first. */
  requirements: Requirement[];
  /** Overall years required. */
  minYears: Fact<number> | null;
  education: Fact<{ level: EducationLevel | null; text: string }> | null;
  salary: Fact<Salary> | null;
  location: Fact<string> | null;
  warnings: DocumentWarning[];
}

/** What a facet scores against: the project's requirements as last edited by the user. */
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
  /** 0 to 100; null when there is nothing to score against (no skill required). The other weights are then re-normalised. */
  value: number | null;
  explanation: LocalizedText;
  evidence: Evidence[];
  /** The project's requirements that were met, in the project's words; only from facets that compare lists. */
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

export interface ExtractOptions {
  signal: AbortSignal;
  /** `YYYY-MM-DD`: the day the document arrived. Used for "present" in dates. */
  today: string;
  /** The user whose call it is, whom the threads serve in turn with others; absent: a job. Extractors only pass it on. */
  caller?: string | undefined;
  /** Called once, at the end, by an extractor that asks a model. */
  onModelUse?: (use: ModelUse) => void;
}

interface PluginBase {
  /** Folder name, lower case with hyphens; unique within its kind. */
  id: string;
  /** Raise it when results change, so that older ones are recomputed. An extractor that asks a model appends a space and the model's name, which users see. */
  version: string;
}

export interface Reader extends PluginBase {
  kind: 'reader';
  /** Whether these first bytes (at least 4,100 if the file is that long) are in the reader's format. File names only break ties. */
  accepts(head: Uint8Array, name: string): boolean | Promise<boolean>;
  /** @throws PluginError when the document cannot be read */
  read(bytes: Uint8Array, options: ReadOptions): Promise<DocumentText>;
}

export interface Extractor extends PluginBase {
  kind: 'extractor';
  /** For an extractor that asks a model: the extractor without one that supplies the facts when the model's answer is not used. */
  base?: { id: string; version: string };
  extractResume(document: DocumentText, options: ExtractOptions): Promise<ResumeFacts>;
  extractRequirements(document: DocumentText, options: ExtractOptions & { topK: number }): Promise<JobFacts>;
}

/**
 * - points: the value as it is
 * - percent: a share, with the word for it
 * - count: what was counted, at ten points each
 * - none: no column, because another one (years, say) tells more
 */
export type FacetUnit = 'points' | 'percent' | 'count' | 'none';

/** A facet's column in lists. */
export interface FacetColumn {
  /** Its name in addresses and stored layouts; `facet.<id>` by default. */
  id?: string;
  /** The facet's label by default. */
  label?: LocalizedText;
  unit: FacetUnit;
}

export interface Facet extends PluginBase {
  kind: 'facet';
  label: LocalizedText;
  /** How the value is computed, in a sentence or two with the constants it uses: the methodology that screens show. */
  method?: LocalizedText;
  /** How lists show the value; absent: a column of its own under the facet's label, as points. */
  column?: FacetColumn;
  /** Share of the overall score before the user moves a slider; the weights of all facets are normalised to sum to 1. */
  defaultWeight: number;
  score(facts: ResumeFacts, requirements: ProjectRequirements): FacetScore;
}

/** A candidate as comparisons see it. */
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

/** Returns the plugin unchanged; it only checks the plugin's type. */
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

/** A document that cannot be read, or a plugin that refuses it. Users see the code explained; the message is for the log. */
export class PluginError extends Error {
  override readonly name = 'PluginError';
  constructor(
    readonly code: PluginErrorCode,
    message: string,
  ) {
    super(message);
  }
}

/** The facts of an empty document. */
export function emptyResumeFacts(): ResumeFacts {
  const contacts = { email: null, phone: null, website: null, linkedin: null, location: null };
  const lists = { experience: [], education: [], certifications: [], languages: [], skills: [], achievements: [] };
  return { name: null, title: null, ...contacts, summary: null, years: null, ...lists, salary: null, documentDate: null };
}
