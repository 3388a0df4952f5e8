/**
 * @generated SignedSource<<a572d2052b3e7e556d7dc8b8e406cacb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UploadView_installation$data = {
  readonly maxFileMb: number;
  readonly maxFiles: number;
  readonly " $fragmentType": "UploadView_installation";
};
export type UploadView_installation$key = {
  readonly " $data"?: UploadView_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"UploadView_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UploadView_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxFiles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxFileMb",
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "c941e0210dbccae13a45fc50d4ce42fc";

export default node;
