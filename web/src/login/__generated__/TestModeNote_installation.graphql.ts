/**
 * @generated SignedSource<<5b66f31b32519ff80cde23b4dc587b5c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TestModeNote_installation$data = {
  readonly testCode: string | null | undefined;
  readonly " $fragmentType": "TestModeNote_installation";
};
export type TestModeNote_installation$key = {
  readonly " $data"?: TestModeNote_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"TestModeNote_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TestModeNote_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "testCode",
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "4e7e4b6673a2ec9434f9d2601b9a3751";

export default node;
