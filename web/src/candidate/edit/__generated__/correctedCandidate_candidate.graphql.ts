/**
 * @generated SignedSource<<d2fc46be105ed6174d48a8221fa907cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type correctedCandidate_candidate$data = {
  readonly assessment: {
    readonly " $fragmentSpreads": FragmentRefs<"AssessmentView_assessment">;
  } | null | undefined;
  readonly displayName: string;
  readonly experienceYears: number | null | undefined;
  readonly fullName: string | null | undefined;
  readonly location: string | null | undefined;
  readonly project: {
    readonly id: string;
  };
  readonly score: {
    readonly " $fragmentSpreads": FragmentRefs<"FacetBars_score" | "ScoreBreakdown_score">;
  } | null | undefined;
  readonly skillKeysMatched: ReadonlyArray<string>;
  readonly skillsMatched: ReadonlyArray<string>;
  readonly title: string | null | undefined;
  readonly unread: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateContacts_candidate" | "CandidateSummary_candidate" | "FactsPanel_candidate" | "NotRead_candidate" | "ProfileStrength_candidate" | "RequirementsTable_candidate">;
  readonly " $fragmentType": "correctedCandidate_candidate";
};
export type correctedCandidate_candidate$key = {
  readonly " $data"?: correctedCandidate_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"correctedCandidate_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "correctedCandidate_candidate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "location",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "experienceYears",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "skillsMatched",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "skillKeysMatched",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Score",
      "kind": "LinkedField",
      "name": "score",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FacetBars_score"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ScoreBreakdown_score"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Assessment",
      "kind": "LinkedField",
      "name": "assessment",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AssessmentView_assessment"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unread",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NotRead_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FactsPanel_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidateSummary_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidateContacts_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileStrength_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequirementsTable_candidate"
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "daf0d7059806514281a93e12c09ec607";

export default node;
