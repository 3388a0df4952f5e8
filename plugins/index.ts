import { achieversComparison } from './comparisons/achievers/achieversComparison.ts';
import { assessmentComparison } from './comparisons/assessment/assessmentComparison.ts';
import { differencesComparison } from './comparisons/differences/differencesComparison.ts';
import { relevanceComparison } from './comparisons/relevance/relevanceComparison.ts';
import { similarityComparison } from './comparisons/similarity/similarityComparison.ts';
import { suggestionsComparison } from './comparisons/suggestions/suggestionsComparison.ts';
import { uniquenessComparison } from './comparisons/uniqueness/uniquenessComparison.ts';
import type { Plugin } from './contract.ts';
import { localExtractor } from './extractors/local/localExtractor.ts';
import { achievementsFacet } from './facets/achievements/achievementsFacet.ts';
import { certificationsFacet } from './facets/certifications/certificationsFacet.ts';
import { educationFacet } from './facets/education/educationFacet.ts';
import { experienceFacet } from './facets/experience/experienceFacet.ts';
import { growthFacet } from './facets/growth/growthFacet.ts';
import { skillsFacet } from './facets/skills/skillsFacet.ts';
import { docReader } from './readers/doc/docReader.ts';
import { docxReader } from './readers/docx/docxReader.ts';
import { pdfReader } from './readers/pdf/pdfReader.ts';
import { textReader } from './readers/text/textReader.ts';

/**
 * All built-in plugins, in the order in which they are asked and shown. Plain text is the last reader: without a signature of its own, it cannot be told from
 * a damaged file of another kind.
 */
export const builtInPlugins: readonly Plugin[] = [
  pdfReader,
  docxReader,
  docReader,
  textReader,
  localExtractor,
  skillsFacet,
  experienceFacet,
  educationFacet,
  certificationsFacet,
  growthFacet,
  achievementsFacet,
  assessmentComparison,
  differencesComparison,
  uniquenessComparison,
  similarityComparison,
  suggestionsComparison,
  achieversComparison,
  relevanceComparison,
];
