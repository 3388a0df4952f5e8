import type { ReadOptions } from '../contract.ts';
import { builtInPlugins } from '../index.ts';
import { defaultReadLimits } from '../reading/defaultReadLimits.ts';
import type { PluginRegistry } from '../registry.ts';
import { readDocument } from './reading/readDocument.ts';

const options: ReadOptions = { signal: new AbortController().signal, limits: defaultReadLimits };
const encode = (text: string) => new TextEncoder().encode(text);

/** As long as a usual CV, with each kind of line that CVs have, so that the code which reads them has run as it will. */
const resumeLines = `Alex Morgan
Senior Software Engineer
Berlin, Germany | alex.morgan@example.com | +49 30 1234567 | linkedin.com/in/alex-morgan
Summary
Engineer with 9 years of experience in web services, data pipelines and cloud platforms. Enjoys
turning unclear questions into small steps, and explaining them to people of other trades.
Experience
Senior Software Engineer, Acme Systems GmbH, Berlin    03/2019 - present
- Led a team of 5 engineers and cut the cost of hosting by 35% with Kubernetes and Terraform
- Built services in TypeScript and Node.js for 2,000,000 users, with PostgreSQL, Redis and Kafka
- Introduced reviews and continuous delivery; releases went from monthly to daily
- Hired and mentored three graduates, two of whom now lead projects
Software Engineer, Northwind Traders Ltd., London    June 2015 - February 2019
- Developed REST and GraphQL APIs in Python (Django) and Go; introduced CI/CD with GitHub Actions
- Moved 40 databases from Oracle to PostgreSQL without an interruption
- Reduced the time of the nightly reports from six hours to 25 minutes
Junior Developer, Contoso, Hamburg    2013 - 2015
- Maintained an online shop in PHP and MySQL, and wrote its first automated tests
Software Developer (Intern)
Fabrikam AG, Zurich, Switzerland
July 2012 - September 2012
Wrote import tools in Java and a dashboard in Angular for the sales department.
Projects
Open Timetable (2020): a route planner in Rust and WebAssembly, used by 12 cities
Home metering: sensors on Raspberry Pi, MQTT, Grafana
Education
M.Sc. Computer Science, Technical University of Munich    2011 - 2013
Thesis on distributed consensus, grade 1.3
B.Sc. Mathematics, University of Vienna    2008 - 2011
Skills
Languages: TypeScript, JavaScript, Python, Go, SQL
Frameworks: React, Vue.js, Django, Express, Spring Boot
Tools: Docker, Kubernetes, AWS, Terraform, Git, Linux
Practices: Scrum, Test-driven development, Code review
Certifications
AWS Certified Solutions Architect - Associate, 2021
Certified Kubernetes Administrator (CKA), Linux Foundation, 2020
Languages
English (fluent), German (native), Spanish (B1)
Volunteering
Teacher at Code Club, Berlin, since 2018
References available on request
Expected salary: EUR 85,000 a year`.split('\n');

/** An ellipsis in the font's own encoding. */
const ellipsis = String.raw`\274`;

/**
 * The same lines twice: as they are, and each with a character that is not Latin-1. V8 compiles every pattern for texts of one byte a character and for
 * those of two bytes, when it meets the first.
 */
const practiceFiles = [writePdf(resumeLines, ''), writePdf(resumeLines, ` ${ellipsis}`)];

/** One page, one line below the other. */
function writePdf(lines: readonly string[], ending: string): Uint8Array {
  const shown = lines.map((line) => `(${line.replaceAll(/[()\\]/g, '\\$&')}${ending}) Tj T*`).join('\n');
  const content = `BT /F1 10 Tf 14 TL 40 800 Td\n${shown}\nET`;
  return encode(
    [
      '%PDF-1.4',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>endobj',
      '4 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
      `5 0 obj<</Length ${content.length}>>stream\n${content}\nendstream endobj`,
      'trailer<</Root 1 0 R>>',
      '',
    ].join('\n'),
  );
}

/** Does with made-up résumés what is done with real ones: the first time loads the PDF engine and the indexes of the knowledge base, each further time makes the code faster. */
export async function warmUp(plugins: PluginRegistry, extractorId: string): Promise<void> {
  const extractor = plugins.getExtractor(extractorId);
  // A user's own extractor may send documents elsewhere, so it does not get a made-up one.
  const extract = builtInPlugins.includes(extractor) ? { extractor, today: '2021-01-01' } : undefined;
  for (const bytes of practiceFiles) await readDocument(plugins.readers, { name: 'warm.pdf', bytes, extract }, options);
}
