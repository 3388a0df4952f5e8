/**
 * @generated SignedSource<<78955bad9f8bd6d5d6179845cca2b854>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InviteBar_candidate$data = ReadonlyArray<{
  readonly internalId: string;
  readonly " $fragmentSpreads": FragmentRefs<"InviteDrawer_candidate">;
  readonly " $fragmentType": "InviteBar_candidate";
}>;
export type InviteBar_candidate$key = ReadonlyArray<{
  readonly " $data"?: InviteBar_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteBar_candidate">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "InviteBar_candidate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "internalId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InviteDrawer_candidate"
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "2d4a4974cf7c7d8836db30bc6d3ba2f0";

export default node;
