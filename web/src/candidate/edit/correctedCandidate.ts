import { graphql } from 'react-relay';

/** Everything on screen that a correction changes; both mutations answer it. */
export const correctedCandidate = graphql`
  fragment correctedCandidate_candidate on Candidate {
    displayName
    fullName
    title
    location
    experienceYears
    skillsMatched
    skillKeysMatched
    project {
      id
    }
    score {
      ...FacetBars_score
      ...ScoreBreakdown_score
    }
    assessment {
      ...AssessmentView_assessment
    }
    unread
    ...NotRead_candidate
    ...FactsPanel_candidate
    ...CandidateSummary_candidate
    ...CandidateContacts_candidate
    ...ProfileStrength_candidate
    ...RequirementsTable_candidate
  }
`;
