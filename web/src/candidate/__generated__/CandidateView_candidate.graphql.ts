/**
 * @generated SignedSource<<282f849963c7e696ee74865b0686326b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidateView_candidate$data = {
  readonly document: {
    readonly fileName: string;
    readonly id: string;
  } | null | undefined;
  readonly score: {
    readonly " $fragmentSpreads": FragmentRefs<"ScoreBreakdown_score">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateWarnings_candidate" | "FactsPanel_candidate">;
  readonly " $fragmentType": "CandidateView_candidate";
};
export type CandidateView_candidate$key = {
  readonly " $data"?: CandidateView_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateView_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidateView_candidate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Document",
      "kind": "LinkedField",
      "name": "document",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileName",
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
          "name": "ScoreBreakdown_score"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidateWarnings_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FactsPanel_candidate"
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "5e8b761049b2d223e794d173dea330e4";

export default node;
