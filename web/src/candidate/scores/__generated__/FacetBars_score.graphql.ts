/**
 * @generated SignedSource<<04ba64463628e8edb5ea2572dca5391c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FacetBars_score$data = {
  readonly facets: ReadonlyArray<{
    readonly key: string;
    readonly label: string;
    readonly value: number | null | undefined;
  }>;
  readonly " $fragmentType": "FacetBars_score";
};
export type FacetBars_score$key = {
  readonly " $data"?: FacetBars_score$data;
  readonly " $fragmentSpreads": FragmentRefs<"FacetBars_score">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FacetBars_score",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Score",
  "abstractKey": null
};

(node as any).hash = "044b23260da2aa326fa7daf3350ed9ad";

export default node;
