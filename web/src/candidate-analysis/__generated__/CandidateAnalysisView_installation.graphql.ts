/**
 * @generated SignedSource<<7bee0b574d1c6315acd40b338e3f3ec0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FacetUnit = "COUNT" | "PERCENT" | "POINTS";
import type { FragmentRefs } from "relay-runtime";
export type CandidateAnalysisView_installation$data = {
  readonly facets: ReadonlyArray<{
    readonly column: {
      readonly id: string;
      readonly label: string;
      readonly unit: FacetUnit;
    } | null | undefined;
    readonly defaultWeight: number;
    readonly key: string;
    readonly label: string;
  }>;
  readonly " $fragmentType": "CandidateAnalysisView_installation";
};
export type CandidateAnalysisView_installation$key = {
  readonly " $data"?: CandidateAnalysisView_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateAnalysisView_installation">;
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
  "name": "CandidateAnalysisView_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FacetInfo",
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
          "name": "defaultWeight",
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
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
  "type": "Installation",
  "abstractKey": null
};
})();

(node as any).hash = "7e0559552d83eedfd2c5869ed5f29b1e";

export default node;
