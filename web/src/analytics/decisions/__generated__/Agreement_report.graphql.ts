/**
 * @generated SignedSource<<83e7046aa365d4b6ac7f019f0368b7f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Agreement_report$data = {
  readonly agreement: {
    readonly auc: {
      readonly high: number;
      readonly low: number;
      readonly value: number;
    } | null | undefined;
    readonly comparedPositions: number;
    readonly ndcg: {
      readonly high: number;
      readonly low: number;
      readonly value: number;
    } | null | undefined;
    readonly positions: number;
    readonly rejected: number;
    readonly wentOn: number;
  } | null | undefined;
  readonly counted: number;
  readonly decisions: number;
  readonly " $fragmentType": "Agreement_report";
};
export type Agreement_report$key = {
  readonly " $data"?: Agreement_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"Agreement_report">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "low",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "high",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Agreement_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decisions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "counted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DecisionAgreement",
      "kind": "LinkedField",
      "name": "agreement",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wentOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rejected",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "positions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comparedPositions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Estimate",
          "kind": "LinkedField",
          "name": "auc",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Estimate",
          "kind": "LinkedField",
          "name": "ndcg",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DecisionReport",
  "abstractKey": null
};
})();

(node as any).hash = "51f731e1905b531ca249508db6486e7c";

export default node;
