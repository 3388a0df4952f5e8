/**
 * @generated SignedSource<<1b280f14272e7fa12e741618dc6fc1d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScoreBreakdown_score$data = {
  readonly facets: ReadonlyArray<{
    readonly defaultWeight: number;
    readonly key: string;
    readonly label: string;
    readonly value: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"FacetPart_facet">;
  }>;
  readonly " $fragmentType": "ScoreBreakdown_score";
};
export type ScoreBreakdown_score$key = {
  readonly " $data"?: ScoreBreakdown_score$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScoreBreakdown_score">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScoreBreakdown_score",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "FacetPart_facet"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Score",
  "abstractKey": null
};

(node as any).hash = "4dc6c36f6d4a468a07e415f7d920906d";

export default node;
