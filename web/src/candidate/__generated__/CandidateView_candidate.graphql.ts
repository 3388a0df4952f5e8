/**
 * @generated SignedSource<<e9024948ec6ef3eecf72c8d95d6aa847>>
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
    readonly unread: {
      readonly reason: string;
      readonly remedy: string;
    } | null | undefined;
  } | null | undefined;
  readonly score: {
    readonly " $fragmentSpreads": FragmentRefs<"ScoreBreakdown_score">;
  } | null | undefined;
  readonly unread: boolean;
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
      "kind": "ScalarField",
      "name": "unread",
      "storageKey": null
    },
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Unread",
          "kind": "LinkedField",
          "name": "unread",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "remedy",
              "storageKey": null
            }
          ],
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

(node as any).hash = "020b96adac2395c36a092ed9aeadae0d";

export default node;
