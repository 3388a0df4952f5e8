/**
 * @generated SignedSource<<7ac6e74ed36280358f7d865f9e5a381a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NotificationChoices_viewer$data = {
  readonly notifyOnDesktop: boolean;
  readonly " $fragmentType": "NotificationChoices_viewer";
};
export type NotificationChoices_viewer$key = {
  readonly " $data"?: NotificationChoices_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationChoices_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationChoices_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notifyOnDesktop",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "175633ca5f240695eee0bb7bade0a787";

export default node;
