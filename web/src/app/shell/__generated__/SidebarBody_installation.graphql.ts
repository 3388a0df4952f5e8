/**
 * @generated SignedSource<<6835dde6ee2e480b16c3e25293a7743a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SidebarBody_installation$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SiblingLinks_installation">;
  readonly " $fragmentType": "SidebarBody_installation";
};
export type SidebarBody_installation$key = {
  readonly " $data"?: SidebarBody_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"SidebarBody_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SidebarBody_installation",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SiblingLinks_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "d571d7aa351feef003dcc3457d569feb";

export default node;
