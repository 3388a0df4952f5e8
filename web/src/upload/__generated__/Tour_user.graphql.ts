/**
 * @generated SignedSource<<4ef35b36695cd37c6f1a1343838892d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Tour_user$data = {
  readonly tourSeen: boolean;
  readonly " $fragmentType": "Tour_user";
};
export type Tour_user$key = {
  readonly " $data"?: Tour_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Tour_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Tour_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tourSeen",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "79c66d63713c9ddd5ffa99d7d0cdacc6";

export default node;
