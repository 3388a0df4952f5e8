/**
 * @generated SignedSource<<c20b3abd9cf0d2c1343d3a54d1f09370>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FacetUnit = "COUNT" | "PERCENT" | "POINTS";
import type { FragmentRefs } from "relay-runtime";
export type FacetBars_score$data = {
  readonly facets: ReadonlyArray<{
    readonly column: {
      readonly label: string;
      readonly unit: FacetUnit;
    } | null | undefined;
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

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
};
return {
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
        (v0/*:: as any*/),
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
          "concreteType": "FacetColumn",
          "kind": "LinkedField",
          "name": "column",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "unit",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Score",
  "abstractKey": null
};
})();

(node as any).hash = "e29799c1a3d1ce051df6be508986cb42";

export default node;
