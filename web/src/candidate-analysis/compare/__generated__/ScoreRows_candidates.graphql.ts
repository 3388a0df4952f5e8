/**
 * @generated SignedSource<<7ba58c84ce21c1d8f8c6300da31cb103>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScoreRows_candidates$data = ReadonlyArray<{
  readonly id: string;
  readonly score: {
    readonly facets: ReadonlyArray<{
      readonly explanation: string;
      readonly key: string;
      readonly label: string;
      readonly value: number | null | undefined;
    }>;
    readonly overall: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "ScoreRows_candidates";
}>;
export type ScoreRows_candidates$key = ReadonlyArray<{
  readonly " $data"?: ScoreRows_candidates$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScoreRows_candidates">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ScoreRows_candidates",
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
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "explanation",
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

(node as any).hash = "1bf3365c50ea084fbf5d89fa5ea59e47";

export default node;
