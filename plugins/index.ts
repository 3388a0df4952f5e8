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
 * All that the product brings, in the order in which it is asked and shown. Plain text stands last among the readers: it has no mark
 * of its own by which it could be told from a damaged file of another kind.
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
];
