import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import type { CorrectableField } from '../edit/useCorrectCandidate.ts';
import type { FactsPanel_candidate$key } from './__generated__/FactsPanel_candidate.graphql.ts';
import { AchievementsRow } from './AchievementsRow.tsx';
import { CertificationsRow } from './CertificationsRow.tsx';
import { EducationRow } from './EducationRow.tsx';
import { ExperienceRow } from './ExperienceRow.tsx';
import { LanguagesRow } from './LanguagesRow.tsx';
import { SalaryRow } from './SalaryRow.tsx';
import { SkillsRow } from './SkillsRow.tsx';
import { TextFactRow } from './TextFactRow.tsx';
import { YearsRow } from './YearsRow.tsx';

/** Everything read from a résumé: each value has its line and can be corrected. */
export function FactsPanel({ candidate }: { candidate: FactsPanel_candidate$key }) {
  const { id, facts, skillKeysMatched } = useFragment(fragment, candidate);
  const row = (field: CorrectableField) => ({ field, candidateId: id, corrected: facts.corrected.includes(field) });
  return (
    <div className="flex flex-col divide-y divide-line">
      <TextFactRow {...row('NAME')} label={m.fact_name()} fact={facts.name} />
      <TextFactRow {...row('TITLE')} label={m.fact_title()} fact={facts.title} />
      <YearsRow {...row('YEARS')} fact={facts.years} />
      <SkillsRow {...row('SKILLS')} facts={facts} matched={skillKeysMatched} />
      <ExperienceRow {...row('EXPERIENCE')} facts={facts} />
      <EducationRow {...row('EDUCATION')} facts={facts} />
      <CertificationsRow {...row('CERTIFICATIONS')} facts={facts} />
      <LanguagesRow {...row('LANGUAGES')} facts={facts} />
      <AchievementsRow facts={facts} />
      <SalaryRow {...row('SALARY')} fact={facts.salary} />
      <TextFactRow {...row('LOCATION')} label={m.fact_location()} fact={facts.location} />
      <TextFactRow {...row('EMAIL')} label={m.fact_email()} fact={facts.email} link="mail" />
      <TextFactRow {...row('PHONE')} label={m.fact_phone()} fact={facts.phone} link="phone" />
      <TextFactRow {...row('WEBSITE')} label={m.fact_website()} fact={facts.website} link="web" />
      <TextFactRow {...row('LINKEDIN')} label={m.fact_linkedin()} fact={facts.linkedin} link="web" />
      <TextFactRow {...row('SUMMARY')} label={m.fact_summary()} fact={facts.summary} multiline />
    </div>
  );
}

const fragment = graphql`
  fragment FactsPanel_candidate on Candidate {
    id
    skillKeysMatched
    facts {
      corrected
      name {
        ...TextFactRow_fact
      }
      title {
        ...TextFactRow_fact
      }
      email {
        ...TextFactRow_fact
      }
      phone {
        ...TextFactRow_fact
      }
      location {
        ...TextFactRow_fact
      }
      website {
        ...TextFactRow_fact
      }
      linkedin {
        ...TextFactRow_fact
      }
      summary {
        ...TextFactRow_fact
      }
      years {
        ...YearsRow_fact
      }
      salary {
        ...SalaryRow_fact
      }
      ...SkillsRow_facts
      ...ExperienceRow_facts
      ...EducationRow_facts
      ...CertificationsRow_facts
      ...LanguagesRow_facts
      ...AchievementsRow_facts
    }
  }
`;
