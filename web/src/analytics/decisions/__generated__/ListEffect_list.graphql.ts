/**
 * @generated SignedSource<<e8237dcc13a057f46c716a0c389898b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListEffect_list$data = {
  readonly entered: ReadonlyArray<{
    readonly after: number;
    readonly before: number;
    readonly candidate: {
      readonly displayName: string;
      readonly internalId: string;
    } | null | undefined;
  }>;
  readonly left: ReadonlyArray<{
    readonly after: number;
    readonly before: number;
    readonly candidate: {
      readonly displayName: string;
      readonly internalId: string;
    } | null | undefined;
  }>;
  readonly moves: ReadonlyArray<{
    readonly after: number;
    readonly before: number;
    readonly candidate: {
      readonly displayName: string;
      readonly internalId: string;
    } | null | undefined;
  }>;
  readonly people: number;
  readonly " $fragmentType": "ListEffect_list";
};
export type ListEffect_list$key = {
  readonly " $data"?: ListEffect_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListEffect_list">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "before",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "after",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Candidate",
    "kind": "LinkedField",
    "name": "candidate",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "internalId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "displayName",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListEffect_list",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "people",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlaceMove",
      "kind": "LinkedField",
      "name": "entered",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlaceMove",
      "kind": "LinkedField",
      "name": "left",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlaceMove",
      "kind": "LinkedField",
      "name": "moves",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ListEffect",
  "abstractKey": null
};
})();

(node as any).hash = "f7925c69ff47e6a1ef03dc076d77f122";

export default node;
