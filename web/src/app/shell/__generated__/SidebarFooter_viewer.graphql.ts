/**
 * @generated SignedSource<<8dd047eeba1b061e3f3144c1931ea746>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SidebarFooter_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"JobsBadge_viewer" | "PersonMenu_viewer">;
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "fa4686a0a0c58f580b8768e01a183f41";

export default node;
