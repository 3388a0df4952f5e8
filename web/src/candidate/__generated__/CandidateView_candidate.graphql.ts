/**
 * @generated SignedSource<<c5e10d31410a3b86c9790af33f05d363>>
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
  readonly warnings: ReadonlyArray<{
    readonly code: string;
    readonly message: string;
    readonly page: number | null | undefined;
    readonly text: string | null | undefined;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"FactsPanel_candidate">;
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
      "concreteType": "DocumentWarning",
      "kind": "LinkedField",
      "name": "warnings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "page",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
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
      "name": "FactsPanel_candidate"
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "aa7c22a17c5bff16e748a7dbd162285e";

export default node;
