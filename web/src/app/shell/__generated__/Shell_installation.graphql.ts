/**
 * @generated SignedSource<<59035b37ec2301e92c381b010f6868ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Shell_installation$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SidebarBody_installation">;
  readonly " $fragmentType": "Shell_installation";
};
export type Shell_installation$key = {
  readonly " $data"?: Shell_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"Shell_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Shell_installation",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SidebarBody_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "5a65071761c1489c45443ddc381e328d";

export default node;
