/**
 * @generated SignedSource<<5e5bd142f3e44660e6a16d1297395d1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LoginPage_installation$data = {
  readonly testCode: string | null | undefined;
  readonly " $fragmentType": "LoginPage_installation";
};
export type LoginPage_installation$key = {
  readonly " $data"?: LoginPage_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoginPage_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LoginPage_installation",
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

(node as any).hash = "f69570c950a86c5dbfe388d25dd93ae9";

export default node;
