/**
 * @generated SignedSource<<4edc51f3113f4a85dded02f179d46156>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnTemplate_preset$data = {
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
  readonly " $fragmentType": "OwnTemplate_preset";
};
export type OwnTemplate_preset$key = {
  readonly " $data"?: OwnTemplate_preset$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnTemplate_preset">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnTemplate_preset",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payload",
      "storageKey": null
    }
  ],
  "type": "Preset",
  "abstractKey": null
};

(node as any).hash = "ae7a4182f0d3b5c830a3b1fa899e8441";

export default node;
