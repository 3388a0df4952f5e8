/**
 * @generated SignedSource<<9830e787126cc720f61968420a762ab6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NameSwapCard_proof$data = {
  readonly current: boolean;
  readonly measuredOn: string;
  readonly orderChanges: number;
  readonly people: number;
  readonly scoreChanges: number;
  readonly versions: ReadonlyArray<string>;
  readonly " $fragmentType": "NameSwapCard_proof";
};
export type NameSwapCard_proof$key = {
  readonly " $data"?: NameSwapCard_proof$data;
  readonly " $fragmentSpreads": FragmentRefs<"NameSwapCard_proof">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NameSwapCard_proof",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "measuredOn",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "scoreChanges",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderChanges",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "versions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "current",
      "storageKey": null
    }
  ],
  "type": "NameSwap",
  "abstractKey": null
};

(node as any).hash = "389c277f1baec4479abd6e54b2200e10";

export default node;
