/**
 * @generated SignedSource<<a540e3e27d92941e4180d93666e6e094>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SidebarBody_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"JobsBadge_viewer" | "PersonMenu_viewer">;
  readonly " $fragmentType": "SidebarBody_viewer";
};
export type SidebarBody_viewer$key = {
  readonly " $data"?: SidebarBody_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SidebarBody_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SidebarBody_viewer",
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

(node as any).hash = "e3a8a4eb5c34dd3991dacff0bac63fa7";

export default node;
