/**
 * @generated SignedSource<<a0048b655524a14c716c2c5d1aa8c621>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonMenu_viewer$data = {
  readonly email: string;
  readonly fullName: string | null | undefined;
  readonly " $fragmentType": "PersonMenu_viewer";
};
export type PersonMenu_viewer$key = {
  readonly " $data"?: PersonMenu_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonMenu_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonMenu_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "7c8897b0493df0fd3c2b927f77529a64";

export default node;
