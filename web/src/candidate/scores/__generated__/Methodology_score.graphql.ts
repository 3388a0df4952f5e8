/**
 * @generated SignedSource<<648d2a756bb157608b4834a01aa90558>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Methodology_score$data = {
  readonly facets: ReadonlyArray<{
    readonly defaultWeight: number;
    readonly key: string;
    readonly label: string;
    readonly method: string | null | undefined;
    readonly value: number | null | undefined;
  }>;
  readonly " $fragmentType": "Methodology_score";
};
export type Methodology_score$key = {
  readonly " $data"?: Methodology_score$data;
  readonly " $fragmentSpreads": FragmentRefs<"Methodology_score">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Methodology_score",
  "selections": [
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
          "name": "defaultWeight",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "method",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Score",
  "abstractKey": null
};

(node as any).hash = "ae515927e7a7628293c2088d6a094614";

export default node;
