/**
 * @generated SignedSource<<04d8dbb2b3fde2acae6010930b5a5a45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SampleData_user$data = {
  readonly sampleData: {
    readonly candidates: number;
    readonly positions: number;
  };
  readonly " $fragmentType": "SampleData_user";
};
export type SampleData_user$key = {
  readonly " $data"?: SampleData_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"SampleData_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SampleData_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SampleData",
      "kind": "LinkedField",
      "name": "sampleData",
      "plural": false,
      "selections": [
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
          "name": "candidates",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "d7b9bdf95dd4952b0243b3d1972761cd";

export default node;
