/**
 * @generated SignedSource<<9be1dbb49e53c5ced5a78ff59108b01a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SidebarFooter_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BlindReviewSwitch_viewer" | "JobsBadge_viewer" | "NotificationsBell_viewer" | "PersonMenu_viewer">;
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
      "name": "NotificationsBell_viewer"
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

(node as any).hash = "c64eba93cb00322a846488f20a2207e8";

export default node;
