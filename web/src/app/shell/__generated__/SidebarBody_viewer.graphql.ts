/**
 * @generated SignedSource<<c87d74fe7e12d38161e68b2f5b268265>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SidebarBody_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SidebarFooter_viewer">;
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
      "name": "SidebarFooter_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "ee65f710af8050add8298c1e8be52c1b";

export default node;
