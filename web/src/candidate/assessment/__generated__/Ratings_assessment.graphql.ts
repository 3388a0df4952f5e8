/**
 * @generated SignedSource<<c153be4f88dae364697321c720916608>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RatingId = "ANSWERED" | "CONSISTENCY" | "MUST_HAVES" | "NICE_TO_HAVES" | "READING";
import type { FragmentRefs } from "relay-runtime";
export type Ratings_assessment$data = {
  readonly ratings: ReadonlyArray<{
    readonly explanation: string;
    readonly label: string;
    readonly rating: RatingId;
    readonly value: number | null | undefined;
  }>;
  readonly " $fragmentType": "Ratings_assessment";
};
export type Ratings_assessment$key = {
  readonly " $data"?: Ratings_assessment$data;
  readonly " $fragmentSpreads": FragmentRefs<"Ratings_assessment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Ratings_assessment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AssessmentRating",
      "kind": "LinkedField",
      "name": "ratings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rating",
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
  "type": "Assessment",
  "abstractKey": null
};

(node as any).hash = "b632fc40f30ed9f0fedc9d3d012e4492";

export default node;
