/**
 * @generated SignedSource<<c5c9fc9b47a157ca6582eb4a66169e29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InviteBar_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"InviteDrawer_query">;
  readonly " $fragmentType": "InviteBar_query";
};
export type InviteBar_query$key = {
  readonly " $data"?: InviteBar_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteBar_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InviteBar_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InviteDrawer_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "883f71d5a6f82a8bcad144dfd2faf121";

export default node;
