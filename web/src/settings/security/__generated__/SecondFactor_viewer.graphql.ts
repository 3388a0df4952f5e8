/**
 * @generated SignedSource<<60c194d104d7517f820fbb3578f87168>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecondFactor_viewer$data = {
  readonly recoveryCodesLeft: number;
  readonly twoFactor: boolean;
  readonly " $fragmentType": "SecondFactor_viewer";
};
export type SecondFactor_viewer$key = {
  readonly " $data"?: SecondFactor_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecondFactor_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SecondFactor_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "twoFactor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recoveryCodesLeft",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "994894968c8962dd7f20924b6eb7af9b";

export default node;
