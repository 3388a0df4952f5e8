/**
 * @generated SignedSource<<2047e726637dd84546b4428bbbf92502>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProposedWeights_proposal$data = {
  readonly auc: {
    readonly high: number;
    readonly low: number;
    readonly value: number;
  };
  readonly gain: {
    readonly high: number;
    readonly low: number;
    readonly value: number;
  };
  readonly shares: ReadonlyArray<{
    readonly key: string;
    readonly now: number;
    readonly proposed: number;
  }>;
  readonly " $fragmentType": "ProposedWeights_proposal";
};
export type ProposedWeights_proposal$key = {
  readonly " $data"?: ProposedWeights_proposal$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProposedWeights_proposal">;
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
  "name": "ProposedWeights_proposal",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProposedShare",
      "kind": "LinkedField",
      "name": "shares",
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
          "name": "now",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "proposed",
          "storageKey": null
        }
      ],
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
      "name": "gain",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "WeightProposal",
  "abstractKey": null
};
})();

(node as any).hash = "1e5bed196bd6dbaf4994bbe2383ae8b6";

export default node;
