/**
 * @generated SignedSource<<0e5437f6212f86d6c0fab858a0862332>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Stage = "APPLIED" | "HIRED" | "INTERVIEW" | "OFFER" | "REJECTED" | "SCREENING";
import type { FragmentRefs } from "relay-runtime";
export type CandidateSummary_candidate$data = {
  readonly score: {
    readonly facets: ReadonlyArray<{
      readonly key: string;
      readonly value: number | null | undefined;
    }>;
    readonly overall: number | null | undefined;
  } | null | undefined;
  readonly stage: Stage;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "CandidateSummary_candidate";
};
export type CandidateSummary_candidate$key = {
  readonly " $data"?: CandidateSummary_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateSummary_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidateSummary_candidate",
  "selections": [
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
      "name": "stage",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "overall",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FacetScore",
          "kind": "LinkedField",
          "name": "facets",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "c199b0011e76261886f392da7c08b90e";

export default node;
