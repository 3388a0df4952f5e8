/**
 * @generated SignedSource<<7acacd81acc8c3312b24dcc793086fea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SidebarFooter_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BlindReviewSwitch_viewer" | "JobsBadge_viewer" | "PersonMenu_viewer">;
  readonly " $fragmentType": "SidebarFooter_viewer";
};
export type SidebarFooter_viewer$key = {
  readonly " $data"?: SidebarFooter_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SidebarFooter_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SidebarFooter_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobsBadge_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PersonMenu_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BlindReviewSwitch_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "42fd4e3a3496937ee674eef3130634db";

export default node;
